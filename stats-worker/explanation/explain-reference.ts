import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { DefectKey } from '../../domain/words/attributes.ts';
import { type AssignedValue, isDefect } from '../quality/assigned-value.ts';
import { checkReference, REFERENCE_EN_MAX } from '../quality/check-reference.ts';
import type { MarkSummary } from '../statistics/mark-summary.ts';
import { NO_DEFECT_WORD } from './explain-defect.ts';
import type { Explanation } from './explanation.ts';
import { absolute, formula, minus, over, plus, quantity, root, square } from './formula.ts';
import { explanation, number, truth, word } from './quantities.ts';

/** A figure of a reference check: En or z. */
export type ReferenceFigure = 'en' | 'z';

/**
 * Explains a panel's result against the assigned value of a reference material; null where it is
 * not defined (M-RM).
 */
export function explainReference(
  figure: ReferenceFigure,
  summary: MarkSummary,
  assigned: AssignedValue,
  settings: PanelSettings,
  found: DefectKey | null,
): Explanation | null {
  const { attribute } = assigned;
  const defects = isDefect(attribute) ? { expected: attribute, found } : null;
  const check = checkReference(summary, assigned, settings, defects);
  const value = check?.[figure] ?? null;
  if (check === null || value === null) return null;
  const spread = root(plus(square(quantity('u')), square(quantity('uReference'))));
  const isSpread = check.u !== 0 || (assigned.u ?? 0) !== 0;
  const apart = minus(quantity('median'), quantity('reference'));
  return explanation('M-RM', {
    formula:
      figure === 'z'
        ? formula('z', over(apart, quantity('sdReference')))
        : formula('en', isSpread ? over(absolute(apart), spread) : absolute(apart)),
    inputs: [
      word('attribute', attribute),
      number('reference', assigned.median, 'cm'),
      number('uReference', assigned.u ?? 0, 'cm'),
      number('sdReference', assigned.sd, 'cm'),
      number('enMax', REFERENCE_EN_MAX, 'none'),
    ],
    steps: [
      number('median', check.median, 'cm'),
      number('u', check.u, 'cm'),
      number('uMax', check.uMax, 'cm'),
      truth('isUWithin', check.isUWithin),
      ...(check.zVerdict === null ? [] : [word('zVerdict', check.zVerdict)]),
      ...(check.isMissed ? [truth('isMissed', true)] : []),
      ...(check.isOtherDefect ? [word('predominantDefect', found ?? NO_DEFECT_WORD)] : []),
      truth('accepted', check.accepted),
    ],
    result: number(figure, value, 'none'),
  });
}
