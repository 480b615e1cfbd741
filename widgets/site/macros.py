"""What pages call. Plain functions, so that they can move to another site generator."""

from typing import Any

from htpy import Element, details, div, noscript, p, span, strong, summary
from markupsafe import Markup

from widgets import catalogue, exhibits, parts
from widgets.session import opened
from widgets.site import index, lists, rulebox, shelf

SCRIPTLESS = (
    "Zum Ausprobieren braucht diese Seite JavaScript. Ohne steht hier nur der Anfang; alles andere "
    "auf der Seite ist vollständig."
)
FIXED = "Umstellen könnt ihr das nur mit JavaScript. Hier stehen unsere Vorschläge."
gn_widget = Element("gn-widget")
gn_house = Element("gn-house")


def root_of(page_url: str) -> str:
    """The way from a page to the root of the site: ``"../../"``."""
    return "../" * page_url.count("/")


def rule(rule_id: str, page_url: str, markdown: str) -> str:
    """A rule: heading with anchor, stamp, sentence, links. Raises ``Unknown``, or ValueError when
    the rule belongs on another page."""
    found = shelf.known(shelf.rules(), rule_id, "rule")
    if page_url != f"{found.chapter}/":
        raise ValueError(f"{rule_id} belongs on {found.chapter}, not on {page_url}")
    body = rulebox.body(found, root_of(page_url), widget_here="widget(" in markdown)
    return (
        f'<section class="gn-rule" markdown="1">\n\n'
        f"### {found.title} {{ #{found.anchor} }}\n\n{body}\n\n</section>\n"
    )


def cite(rule_id: str, page_url: str, text: str = "") -> Markup:
    """An inline link to a rule, with its card on hover, tap and focus; and, beside it, how a table
    reads the rule that plays it differently."""
    found = shelf.known(shelf.rules(), rule_id, "rule")
    own = rulebox.at_this_table(found)
    link = parts.cite(found, root_of(page_url), text)
    return Markup(link) + Markup(own or "")  # noqa: S704


def example(example_id: str, page_url: str) -> str:
    """A worked example, every step computed."""
    volume, found = shelf.known(shelf.examples(), example_id, "example")
    return str(div[exhibits.example(volume, found, root_of(page_url))])


def mistake(mistake_id: str, page_url: str) -> str:
    """A common mistake beside what holds."""
    volume, found = shelf.known(shelf.mistakes(), mistake_id, "mistake")
    return str(div[exhibits.mistake(volume, found, root_of(page_url))])


def widget(key: str, page_url: str) -> str:
    """A widget with its first state already rendered."""
    name = "ausprobieren"
    silent = noscript(data_search_exclude="")[p(".gn-scriptless")[SCRIPTLESS]]
    return str(div(id=name)[silent, _widget(key, name, root_of(page_url))])


def _widget(key: str, name: str, root: str) -> Element:
    found = shelf.widget(key)
    keeps = "device" if found.keeps == "device" else None
    guest = "geteilte Hausregeln" if found.house else None
    # The search knows an excluded element by its tag alone: on a div, the first inner one ended it
    return gn_widget(
        widget=key,
        name=name,
        root=root,
        start="",
        keep=keeps,
        guest=guest,
        scripts=" ".join(found.scripts) or None,
        aria_label=found.title,
        data_search_exclude="",
    )[opened(found, name, root).render()]


def option_panel(game: str, page_url: str) -> str:
    """The folded panel of house rules; what stands on its page follows it. Raises ``Malformed``
    for an unknown game, ``Unknown`` for one without house rules."""
    house = catalogue.house(game)
    if house is None:
        raise shelf.Unknown(f"The game {game!r} describes no house rules.")
    root = root_of(page_url)
    head = summary[
        strong["Eure Hausregeln:"],
        " ",
        span(".gn-house-now")[house.now(house.proposals)],
    ]
    # Seldom opened, and a thousand elements: they wait as the later steps of an example do
    waits = noscript[
        p(".gn-scriptless")[FIXED], _widget(f"{game}/hausregeln", "hausregeln-wahl", root)
    ]
    folded = details(".gn-house-fold")[head, waits]
    # in a block of its own, or Markdown would take the element for a part of a sentence
    return str(div(data_search_exclude="")[gn_house(id="hausregeln", game=game, root=root)[folded]])


def reading(place: str, page_url: str) -> str:
    """How an option reads (``"lmf.accuser"``), inside a sentence; it follows the house rules.

    Raises ``Unknown``.
    """
    game, _, option = place.partition(".")
    found = rulebox.question(game, option)
    if found is None:
        raise shelf.Unknown(f"There is no option {place!r}.")
    return str(rulebox.answer(game, found[0], found[1]))


def marks(rule_id: str, page_url: str, *more: str) -> Markup:
    """Short citations for a sheet, each label once. Raises ``Unknown``."""
    return Markup(lists.marks((rule_id, *more), root_of(page_url)))  # noqa: S704


def define_env(env: Any) -> None:
    """Called by mkdocs-macros: the macros, told which page they stand on."""

    def here(function: Any, *more: str) -> Any:
        def macro(key: str, *args: str) -> str:
            return str(function(key, env.page.url, *(getattr(env, m) for m in more), *args))

        return macro

    def listed(function: Any) -> Any:
        return lambda game, *args: function(game, root_of(env.page.url), *args)

    env.macro(here(rule, "markdown"), "rule")
    env.macro(here(cite), "cite")
    env.macro(here(example), "example")
    env.macro(here(mistake), "mistake")
    env.macro(here(widget), "widget")
    env.macro(here(option_panel), "option_panel")
    env.macro(here(reading), "reading")
    env.macro(here(marks), "marks")
    env.macro(lists.card_picture, "card_picture")
    for made in (
        lists.card_list,
        lists.unset_list,
        lists.printed_table,
        lists.mistake_list,
        lists.preset_table,
    ):
        env.macro(listed(made), made.__name__)
    env.macro(lambda: index.rule_index(root_of(env.page.url)), "rule_index")
    env.macro(lambda: index.sources(root_of(env.page.url)), "source_list")
