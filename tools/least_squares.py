"""Least squares with shrinkage towards given weights, from sums that are updated row by row."""

from __future__ import annotations


class Sums:
    """The sums that least squares need of rows (features, result)."""

    def __init__(self, size: int) -> None:
        self.count = 0
        self.products = [[0.0] * size for _ in range(size)]
        self.with_result = [0.0] * size
        self.result = self.result_squared = 0.0

    def add(self, features: list[float], result: float) -> None:
        """Add a row."""
        self.count += 1
        self.result += result
        self.result_squared += result * result
        there = [(index, value) for index, value in enumerate(features) if value]
        for index, value in there:
            products = self.products[index]
            for other, factor in there:
                products[other] += value * factor
            self.with_result[index] += value * result

    def plus(self, other: Sums) -> Sums:
        """The sums of both sets of rows."""
        both = Sums(len(self.with_result))
        both.count = self.count + other.count
        both.result = self.result + other.result
        both.result_squared = self.result_squared + other.result_squared
        both.with_result = _plus(self.with_result, other.with_result)
        both.products = list(map(_plus, self.products, other.products))
        return both

    def explained(self, weights: list[float]) -> float:
        """The share of the results' variance that these weights explain."""
        size = range(len(weights))
        squares = sum(weights[i] * weights[j] * self.products[i][j] for i in size for j in size)
        crossed = sum(weights[i] * self.with_result[i] for i in size)
        error = self.result_squared - 2 * crossed + squares
        return 1 - error / (self.result_squared - self.result**2 / self.count)


def solve(sums: Sums, pull: float, towards: list[float]) -> list[float]:
    """The weights with the least squared error, each shrunk towards `towards` with the weight of
    `pull` rows; the first feature is the constant and is not shrunk."""
    size = len(towards)
    rows = [[*sums.products[i], sums.with_result[i]] for i in range(size)]
    for i in range(size):
        spread = sums.products[i][i] - sums.products[0][i] ** 2 / sums.count if i else 0.0
        strength = pull * spread / sums.count + 1e-6
        rows[i][i] += strength
        rows[i][-1] += strength * towards[i]
    return _eliminate(rows)


def _eliminate(rows: list[list[float]]) -> list[float]:
    """Gaussian elimination without pivoting: the matrix is positive definite."""
    size = len(rows)
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[-1] for row in rows]


def _plus(some: list[float], others: list[float]) -> list[float]:
    return [a + b for a, b in zip(some, others, strict=True)]
