"""What every game shares: rules with sources, cited events, examples, the codec."""
