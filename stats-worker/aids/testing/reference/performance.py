"""Discrimination, agreement, repeatability and leverage of made tasters, by numpy and scipy.

python3 performance.py > performance.json
"""

import json
import platform

import numpy
import scipy
from scipy import stats

random = numpy.random.default_rng(20261122)
cases = []
for size in (6, 7, 11, 22, 60):
    levels = random.integers(10, 70, size)
    marks = numpy.clip(numpy.rint(levels + random.normal(0, 6, (9, 2, size))), 0, 100).astype(int)
    first, second = marks[0]
    others = numpy.median(marks[1:, 0], axis=0)
    moves = numpy.median(marks[:, 0], axis=0) - others
    cases.append({
        "pairs": numpy.stack([first, second], axis=1).tolist(),
        "panel": marks[:, 0].T.tolist(),
        "f": stats.f_oneway(*numpy.stack([first, second], axis=1)).statistic.item(),
        "repeatability": numpy.sqrt(numpy.var([first, second], axis=0, ddof=1).mean()).item() / 10,
        "agreement": stats.pearsonr(first, others).statistic.item(),
        "meanMove": numpy.abs(moves).mean().item() / 10,
        "largestMove": numpy.abs(moves).max().item() / 10,
    })
print(json.dumps({
    "versions": {"python": platform.python_version(), "numpy": numpy.__version__, "scipy": scipy.__version__},
    "cases": cases,
}, indent=1))
