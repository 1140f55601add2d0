import { FEWEST_OBSERVATIONS } from '../../domain/quality/fewest-observations.ts';
import { type IndexKind, QUALITY_INDEXES } from '../../domain/quality/quality-indexes.ts';
import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import { qualityIndex } from '../quality/index-value.ts';
import type { Deviation, Series } from '../quality/observation.ts';
import type { Explanation } from './explanation.ts';
import { constant, formula, minus, over, quantity, square, sum, symbol, times } from './formula.ts';
import { explanation, number, numbers, word } from './quantities.ts';

/** The facts for the explanation of an index. */
export type IndexQuestion = {
  readonly kind: IndexKind;
  readonly series: Series;
  /** The observations of the window, newest first. */
  readonly observations: readonly Deviation[];
};

const sub = (base: string, index: string, text: string) =>
  symbol(`${base}${text}`, `<msub><mi>${base}</mi><mi>${index}</mi></msub>`);

/**
 * The deviation that an index squares, in symbols; the explanation lists its values. Two figures of
 * one kind, such as two marks, are numbered.
 */
function difference(kind: IndexKind): ReturnType<typeof minus> {
  const [one, two] = QUALITY_INDEXES[kind].compares;
  return one === two
    ? minus(sub(one, 'k1', 'ₖ₁'), sub(two, 'k2', 'ₖ₂'))
    : minus(sub(one, 'k', 'ₖ'), sub(two, 'k', 'ₖ'));
}

/**
 * Explains an index of a taster or of the panel, with its limit and its verdict; null without
 * observations (M-QC).
 */
export function explainIndex(
  { kind, series, observations }: IndexQuestion,
  settings: PanelSettings,
): Explanation | null {
  const index = qualityIndex(kind, observations, settings);
  if (index.value === null) return null;
  const { sigmaMethod } = settings;
  const deviations = observations.map(({ deviation }) => deviation);
  const squares = deviations.reduce((total, each) => total + each * each, 0);
  const { rule, variances } = QUALITY_INDEXES[kind];
  const spelt = sum(square(difference(kind)));
  const whole = {
    ...quantity('sumOfSquares'),
    text: sumOrName(spelt, 'text'),
    mathml: sumOrName(spelt, 'mathml'),
  };
  const below = [
    ...(variances === 1 ? [] : [constant(variances)]),
    square(quantity('sigma')),
    quantity('observations'),
  ];
  return explanation(rule, {
    formula: formula(
      kind,
      over(whole, sigmaMethod === null ? quantity('observations') : times(...below)),
    ),
    inputs: [
      word('series', series),
      number('observations', index.n, 'count'),
      number('fewest', FEWEST_OBSERVATIONS, 'count'),
      ...(sigmaMethod === null ? [] : [number('sigma', sigmaMethod, 'cm')]),
    ],
    steps: [
      numbers('deviations', deviations, 'cm'),
      number('sumOfSquares', squares, 'square-cm'),
      ...(sigmaMethod === null ? [] : [number('chiSquare', (index.limit ?? 0) * index.n, 'none')]),
      number('limit', index.limit, sigmaMethod === null ? 'square-cm' : 'none'),
      word('verdict', index.verdict),
    ],
    result: number(kind, index.value, sigmaMethod === null ? 'square-cm' : 'none'),
  });
}

/** The sum written out in symbols; in a template its name. */
const sumOrName =
  (spelt: ReturnType<typeof sum>, how: 'text' | 'mathml') =>
  (filled: boolean): string =>
    filled ? quantity('sumOfSquares')[how](true) : spelt[how](false);
