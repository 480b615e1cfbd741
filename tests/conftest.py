import pytest
from hypothesis import settings

# A busy machine is no failing test
settings.register_profile("ganovenehre", deadline=None)
settings.load_profile("ganovenehre")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--accept", action="store_true", help="rewrite the golden files")
