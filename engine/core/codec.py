"""States, actions and models as compact JSON and back, by their type hints.

A dataclass is the list of its fields, trailing defaults left out, so that a field with a default
can be added later without breaking old links. In a union of dataclasses the class name stands
first. Whatever is malformed gives one :class:`Malformed`, never a half-built value.
"""

import json
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from fractions import Fraction
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeAliasType, Union, cast, get_args, get_origin, get_type_hints
from zlib import compress, decompressobj, error

FORMAT = 1
LIMIT = 200_000
"""The most characters of JSON that a link may unpack to."""


class Malformed(ValueError):
    """The text is no value of the type; the message is one German sentence for the reader."""


def dumps(value: object, kind: object) -> str:
    """``value`` as compact JSON with the format version. Errors: TypeError for an unknown type."""
    return json.dumps([FORMAT, _encode(value, kind)], ensure_ascii=False, separators=(",", ":"))


def loads(text: str, kind: object) -> Any:
    """The value that :func:`dumps` wrote. Raises :class:`Malformed`."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Malformed("Die Angaben sind unvollständig oder beschädigt.") from None
    match data:
        case [int(version), body] if version == FORMAT and version is not True:
            try:
                return _decode(body, kind)
            except RecursionError:
                raise Malformed("Die Angaben sind zu tief verschachtelt.") from None
        case [int(version), _]:
            raise Malformed(f"Die Angaben stammen aus einer anderen Fassung (Format {version}).")
    raise Malformed("Die Angaben haben nicht das Format dieser Website.")


def to_link(value: object, kind: object) -> str:
    """``value`` as text that is safe in the hash of an address."""
    return pack(dumps(value, kind), 9)


def joined(texts: Iterable[str]) -> str:
    """What :func:`dumps` would write for the tuple of the values behind ``texts``."""
    return f"[{FORMAT},[{','.join(text.partition(',')[2][:-1] for text in texts)}]]"


def pack(text: str, level: int = 6) -> str:
    """The text of :func:`dumps` in few characters, for :func:`from_link`."""
    return urlsafe_b64encode(compress(text.encode(), level)).rstrip(b"=").decode()


def from_link(text: str, kind: object) -> Any:
    """The value that :func:`to_link` wrote. Raises :class:`Malformed`."""
    try:
        packed = b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
        inflate = decompressobj()
        plain = inflate.decompress(packed, LIMIT)
        if not inflate.eof or inflate.unused_data:
            raise ValueError("cut off, too long, or something else behind it")
        return loads(plain.decode(), kind)
    except Malformed:
        raise
    except (ValueError, error):
        raise Malformed("Der Link ist unvollständig oder beschädigt.") from None


@cache
def _shape(kind: type) -> tuple[tuple[Field[Any], object], ...]:
    hints = get_type_hints(kind)
    return tuple((f, hints[f.name]) for f in fields(kind))


def _unalias(kind: object) -> object:
    while isinstance(kind, TypeAliasType):
        kind = kind.__value__
    return kind


def _members(kind: object) -> tuple[object, ...]:
    """The members of a union, aliases inside it resolved."""
    kind = _unalias(kind)
    if isinstance(kind, UnionType) or get_origin(kind) is Union:
        return tuple(m for arg in get_args(kind) for m in _members(arg))
    return (kind,)


def _default(field: Field[Any]) -> object:
    if field.default_factory is not MISSING:
        return field.default_factory()
    return field.default


def _encode(value: object, kind: object) -> object:
    kind = _unalias(kind)
    members = _members(kind)
    if len(members) > 1:
        if value is None or not is_dataclass(value):
            plain = [m for m in members if not is_dataclass(m) and m is not NoneType]
            return None if value is None else _encode(value, plain[0])
        member = type(value)
        if member not in members:
            raise TypeError(f"{member.__name__} is not one of {kind}")
        body = _encode(value, member)
        if sum(1 for m in members if is_dataclass(m)) == 1:
            return body
        return [member.__name__, *cast("list[object]", body)]
    if is_dataclass(kind):
        shape = _shape(cast("type", kind))
        kept = len(shape)
        while kept and getattr(value, shape[kept - 1][0].name) == _default(shape[kept - 1][0]):
            kept -= 1
        return [_encode(getattr(value, f.name), hint) for f, hint in shape[:kept]]
    origin, args = get_origin(kind), get_args(kind)
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        return [_encode(v, args[0]) for v in cast("tuple[object, ...]", value)]
    if origin is tuple:
        items = cast("tuple[object, ...]", value)
        return [_encode(v, a) for v, a in zip(items, args, strict=True)]
    if origin is frozenset:
        return sorted((_encode(v, args[0]) for v in cast("frozenset[object]", value)), key=repr)
    if origin in (dict, Mapping):
        pairs = cast("Mapping[object, object]", value).items()
        return [[_encode(k, args[0]), _encode(v, args[1])] for k, v in pairs]
    if isinstance(kind, type) and issubclass(kind, Enum):
        return cast("Enum", value).value
    if kind is Fraction:
        return str(value)
    if kind in (int, str, bool, NoneType) or origin is Literal:
        return value
    raise TypeError(f"codec: no way to write {kind}")


def _refuse(kind: object) -> Malformed:
    name = getattr(kind, "__name__", str(kind))
    return Malformed(f"Die Angaben passen nicht: An einer Stelle fehlt ein gültiger Wert ({name}).")


def _list(data: object, kind: object) -> list[object]:
    if not isinstance(data, list):
        raise _refuse(kind)
    return data


def _decode(data: object, kind: object) -> Any:
    kind = _unalias(kind)
    members = _members(kind)
    if len(members) > 1:
        return _decode_union(data, kind, members)
    if is_dataclass(kind):
        return _decode_dataclass(_list(data, kind), cast("type", kind))
    origin, args = get_origin(kind), get_args(kind)
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        return tuple(_decode(v, args[0]) for v in _list(data, kind))
    if origin is tuple:
        items = _list(data, kind)
        if len(items) != len(args):
            raise _refuse(kind)
        return tuple(_decode(v, a) for v, a in zip(items, args, strict=True))
    if origin is frozenset:
        return frozenset(_decode(v, args[0]) for v in _list(data, kind))
    if origin in (dict, Mapping):
        pair = tuple[args[0], args[1]]  # type: ignore[valid-type]
        return dict(_decode(item, pair) for item in _list(data, kind))
    if origin is Literal:
        for allowed in args:
            if data == allowed and type(data) is type(allowed):
                return allowed
        raise _refuse(kind)
    if kind is NoneType and data is None:
        return None
    if isinstance(kind, type) and issubclass(kind, Enum):
        try:
            return kind(data)
        except ValueError:
            raise _refuse(kind) from None
    if kind is Fraction and isinstance(data, str):
        try:
            return Fraction(data)
        except (ValueError, ZeroDivisionError):
            raise _refuse(kind) from None
    if kind in (int, str, bool) and type(data) is kind:
        return data
    raise _refuse(kind)


def _decode_union(data: object, kind: object, members: tuple[object, ...]) -> Any:
    if data is None and NoneType in members:
        return None
    classes = {cast("type", m).__name__: m for m in members if is_dataclass(m)}
    if len(classes) > 1 and isinstance(data, list):
        name, body = (data[0], data[1:]) if data else ("", [])
        if not isinstance(name, str) or name not in classes:
            raise _refuse(kind)
        return _decode(body, classes[name])
    if len(classes) == 1 and isinstance(data, list):
        return _decode(data, next(iter(classes.values())))
    plain = [m for m in members if not is_dataclass(m) and m is not NoneType]
    if not plain:
        raise _refuse(kind)
    return _decode(data, plain[0])


def _decode_dataclass(data: list[object], kind: type) -> Any:
    shape = _shape(kind)
    if len(data) > len(shape):
        raise _refuse(kind)
    required = sum(1 for f, _ in shape if _default(f) is MISSING)
    if len(data) < required:
        raise _refuse(kind)
    values = {f.name: _decode(v, hint) for (f, hint), v in zip(shape, data, strict=False)}
    try:
        return kind(**values)
    except Malformed:
        raise
    except (ValueError, TypeError) as reason:
        raise Malformed(f"Die Angaben passen nicht zusammen: {reason}") from None
