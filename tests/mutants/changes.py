"""All small changes of a source file.

A change replaces the text of one expression or statement, so that its diff is one line.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}


@dataclass(frozen=True)
class Change:
    """One small change: the bytes from `start` to `end` become `after`."""

    file: str
    function: str
    kind: str
    start: int
    end: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file}, {self.function}: {self.before} -> {self.after}"

    def applied(self, source: bytes) -> bytes:
        """The source with the change made."""
        return source[: self.start] + self.after.encode() + source[self.end :]


def changes_in(file: str, source: bytes) -> list[Change]:
    """All changes that compile, in the order of the file."""
    found = [change for change in _Finder(file, source).found if _compiles(change, source)]
    return sorted(dict.fromkeys(found), key=lambda change: (change.start, change.end, change.after))


def _compiles(change: Change, source: bytes) -> bool:
    try:
        ast.parse(change.applied(source))
    except SyntaxError:
        return False
    return change.before != change.after


def _is_type(name: str) -> bool:
    """Whether a name is that of a type, such as an alias that only the type checker uses."""
    return name[0].isupper() and (name.upper() != name or len(name) == 1)


class _Finder(ast.NodeVisitor):
    """Walks through a file; annotations, imports, assertions and strings are left alone."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.scope: list[str] = []
        self.found: list[Change] = []
        self.visit(ast.parse(source))

    # -- where to look ------------------------------------------------------------------

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name == "__repr__":
            return
        self.scope.append(node.name)
        # Decorators and annotations have no effect at run time; defaults do.
        for part in (*node.args.defaults, *node.args.kw_defaults, *node.body):
            if part is not None:
                self.visit(part)
        self.scope.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        bases = {base.id for base in node.bases if isinstance(base, ast.Name)}
        if "Protocol" in bases:
            return
        self.scope.append(node.name)
        for part in node.body:
            self.visit(part)
        self.scope.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            with self._named(node.target):
                self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        names = {target.id for target in node.targets if isinstance(target, ast.Name)}
        if "__slots__" in names or any(map(_is_type, names)):
            return
        # Without its variable a function would fail at once, and any test would notice.
        if not names and not any(isinstance(target, ast.Tuple) for target in node.targets):
            self._delete(node)
        with self._named(node.targets[0]):
            self.generic_visit(node)

    @contextmanager
    def _named(self, target: ast.expr) -> Iterator[None]:
        """Module and class variables are listed by their names, like functions."""
        inside = self.scope and self.scope[-1].lower() == self.scope[-1]
        names = [] if inside or not isinstance(target, ast.Name) else [target.id]
        self.scope += names
        yield
        del self.scope[len(self.scope) - len(names) :]

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self._negate(node.test)
        self.generic_visit(node)

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # of zip: an assertion too
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """An assertion is always true: changing it shows nothing."""

    def visit_Import(self, node: ast.Import) -> None:
        """Nothing to change."""

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Nothing to change."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Positions inside are unreliable before Python 3.12."""

    # -- what to change -------------------------------------------------------------------

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):  # a docstring
            return
        self._delete(node)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._delete(node)
        replacement = copy.deepcopy(node)
        replacement.op = OPERATORS[type(node.op)]()
        self._replace("operator", node, replacement)
        self.visit(node.value)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is not None:
            for empty in ("return None", "return ()"):
                self._change("return", node, empty)
            self.visit(node.value)

    def visit_While(self, node: ast.While) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for index, operator in enumerate(node.ops):
            replacement = copy.deepcopy(node)
            replacement.ops[index] = COMPARISONS[type(operator)]()
            self._replace("comparison", node, replacement)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        replacement = copy.deepcopy(node)
        replacement.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self._replace("and/or", node, replacement)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        self._replace("sign", node, node.operand)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in OPERATORS:
            replacement = copy.deepcopy(node)
            replacement.op = OPERATORS[type(node.op)]()
            self._replace("operator", node, replacement)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if len(node.args) > 1:
            replacement = copy.deepcopy(node)
            replacement.args[0], replacement.args[1] = replacement.args[1], replacement.args[0]
            self._replace("arguments", node, replacement)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, bool):
            self._change("constant", node, str(not value))
        elif isinstance(value, int):
            self._change("constant", node, str(value + 1))
            self._change("constant", node, f"({value} - 1)" if not value else str(value - 1))
        elif isinstance(value, str):
            self._change("constant", node, repr(value + "?"))

    def _negate(self, test: ast.expr) -> None:
        self._change("condition", test, f"not ({ast.unparse(test)})")

    def _delete(self, node: ast.stmt) -> None:
        self._change("deleted", node, "pass")

    def _replace(self, kind: str, node: ast.expr | ast.stmt, replacement: ast.AST) -> None:
        text = ast.unparse(replacement)
        # Parentheses around the old text may be lost: new ones do no harm.
        self._change(kind, node, text if isinstance(replacement, ast.stmt) else f"({text})")

    def _change(self, kind: str, node: ast.expr | ast.stmt, after: str) -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.lines[node.lineno - 1] + node.col_offset
        end = self.lines[node.end_lineno - 1] + node.end_col_offset
        before = " ".join(self.source[start:end].decode().split())
        function = ".".join(self.scope) or "module"
        self.found.append(Change(self.file, function, kind, start, end, before, after))
