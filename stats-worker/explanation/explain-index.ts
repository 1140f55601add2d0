import { FEWEST_OBSERVATIONS } from '../../domain/quality/fewest-observations.ts';
import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import { qualityIndex } from '../quality/index-value.ts';
import type { Deviation, IndexKind, Series } from '../quality/observation.ts';
import type { Explanation } from './explanation.ts';
import { constant, formula, minus, over, quantity, square, sum, symbol, times } from './formula.ts';
import { explanation, number, numbers, word } from './quantities.ts';
import type { RuleId } from './rules.ts';

/** The facts for the explanation of an index. */
export type IndexQuestion = {
  readonly kind: IndexKind;
  readonly series: Series;
  /** The observations of the window, newest first. */
  readonly observations: readonly Deviation[];
};

const RULE_OF: Readonly<Record<IndexKind, RuleId>> = {
  pn: 'M-PNT',
  dn: 'M-DNT',
  dnReference: 'M-DNR',
  pnPanel: 'M-PNP',
  dnPanel: 'M-DNP',
};

const sub = (base: string, index: string, text: string) =>
  symbol(text, `<msub><mi>${base}</mi><mi>${index}</mi></msub>`);

/** The deviation that each index squares, in symbols; the explanation lists its values. */
const DIFFERENCE: Readonly<Record<IndexKind, ReturnType<typeof minus>>> = {
  pn: minus(sub('x', 'k1', 'xₖ₁'), sub('x', 'k2', 'xₖ₂')),
  dn: minus(sub('x', 'k', 'xₖ'), sub('Me', 'k', 'Meₖ')),
  dnReference: minus(sub('x', 'k', 'xₖ'), sub('R', 'k', 'Rₖ')),
  pnPanel: minus(sub('Me', 'k1', 'Meₖ₁'), sub('Me', 'k2', 'Meₖ₂')),
  dnPanel: minus(sub('Me', 'k', 'Meₖ'), sub('R', 'k', 'Rₖ')),
};

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
  const factor = kind === 'pn' || kind === 'pnPanel' ? 2 : 1;
  const spelt = sum(square(DIFFERENCE[kind]));
  const whole = {
    ...quantity('sumOfSquares'),
    text: sumOrName(spelt, 'text'),
    mathml: sumOrName(spelt, 'mathml'),
  };
  const below = [
    ...(factor === 2 ? [constant(2)] : []),
    square(quantity('sigma')),
    quantity('observations'),
  ];
  return explanation(RULE_OF[kind], {
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
