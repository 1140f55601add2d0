"""The mixed assessor model, biases and the map of made panels, by nested linear models of numpy and tests of scipy.

python3 assessors.py > assessors.json
"""

import json
import platform

import numpy
import scipy
from scipy import stats

random = numpy.random.default_rng(20261123)


def residual(design, y):
    fitted = design @ numpy.linalg.lstsq(design, y, rcond=None)[0]
    return float(((y - fitted) ** 2).sum()), numpy.linalg.matrix_rank(design)


def dummies(index, size):
    return (numpy.asarray(index)[:, None] == numpy.arange(size)).astype(float)


def test(over, under):
    f = (over[0] / over[1]) / (under[0] / under[1])
    return {"f": f, "between": over[1], "within": under[1], "p": stats.f.sf(f, over[1], under[1]).item()}


def model(marks):
    tasters, oils, replicates = marks.shape
    i, j, _ = (axis.ravel() for axis in numpy.indices(marks.shape))
    y = marks.ravel().astype(float)
    x = (marks.mean(axis=(0, 2)) - marks.mean())[j]
    of_taster, of_oil = dummies(i, tasters), dummies(j, oils)
    whole = dummies(i * oils + j, tasters * oils)
    steps = [
        numpy.hstack([of_taster]),
        numpy.hstack([of_taster, of_oil]),
        numpy.hstack([of_taster, of_oil, of_taster * x[:, None]]),
        whole,
    ]
    rss = [residual(step, y) for step in steps]
    gained = [(a[0] - b[0], int(b[1] - a[1])) for a, b in zip(rss, rss[1:])]
    noise = (rss[3][0], int(y.size - rss[3][1]))
    assessors = []
    for taster in range(tasters):
        means = marks[taster].mean(axis=1)
        line = stats.linregress(marks.mean(axis=(0, 2)), means)
        half = stats.t.ppf(0.975, oils - 2) * line.stderr
        left = means - line.intercept - line.slope * marks.mean(axis=(0, 2))
        own = (float(marks[taster].var(axis=1, ddof=1).sum()), oils)
        others = (noise[0] - own[0], noise[1] - own[1])
        assessors.append({
            "scaling": {"value": line.slope, "low": line.slope - half, "high": line.slope + half},
            "disagreement": test((replicates * float((left**2).sum()), oils - 2), noise),
            "noise": {"cm": (own[0] / own[1]) ** 0.5 / 10, "test": test(own, others)},
        })
    return {
        "oils": oils,
        "noise": (noise[0] / noise[1]) ** 0.5 / 10,
        "product": test(gained[0], gained[2]),
        "scaling": test(gained[1], gained[2]),
        "disagreement": test(gained[2], noise),
        "assessors": assessors,
    }


def bias(marks, others):
    apart = (marks - others) / 10
    interval = stats.ttest_1samp(apart, 0).confidence_interval(0.95)
    return {"n": len(apart), "mean": apart.mean(), "low": interval.low, "high": interval.high}


def plane(means):
    centred = means - means.mean(axis=0)
    left, sizes, right = numpy.linalg.svd(centred, full_matrices=False)
    signs = numpy.sign(right[numpy.arange(len(right)), numpy.abs(right).argmax(axis=1)])
    scores, axes = left * sizes * signs, right * signs[:, None]
    return {
        "means": means.tolist(),
        "shares": (sizes**2 / (sizes**2).sum())[:2].tolist(),
        "tasters": scores[:, :2].tolist(),
        "attributes": axes[:2].T.tolist(),
    }


cases = []
for tasters, oils in ((3, 6), (8, 7), (10, 22), (12, 60)):
    levels = random.integers(10, 70, oils)
    scale, level = random.normal(1, 0.25, tasters), random.normal(0, 4, tasters)
    own = random.normal(0, 5, (tasters, oils))
    exact = 40 + level[:, None] + scale[:, None] * (levels - 40) + own
    marks = numpy.clip(numpy.rint(exact[:, :, None] + random.normal(0, 4, (tasters, oils, 2))), 0, 100).astype(int)
    others = numpy.median(marks[1:, :, 0], axis=0)
    cases.append({
        "marks": marks.tolist(),
        "model": model(marks),
        "others": others.tolist(),
        "bias": bias(marks[0, :, 0], others),
        "plane": plane(numpy.round(random.normal(0, 0.5, (tasters, 4)), 3)),
    })
print(json.dumps({
    "versions": {"python": platform.python_version(), "numpy": numpy.__version__, "scipy": scipy.__version__},
    "cases": cases,
}, indent=1))
