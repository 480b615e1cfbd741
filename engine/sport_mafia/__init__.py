"""Sport-Mafia: ten seats, seven red and three black cards, by the Vorlage or by the ФСМ."""
