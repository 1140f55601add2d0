import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import { askedIndexes, competence } from '../quality/competence.ts';
import type { Verdict } from '../quality/index-value.ts';
import type { Series } from '../quality/observation.ts';
import type { TasterSeries } from '../quality/taster-indexes.ts';
import type { Explanation } from './explanation.ts';
import { all, constant, decides, quantity, relation } from './formula.ts';
import { explanation, number, truth, words } from './quantities.ts';

/**
 * Explains whether a taster is competent, and by which index: each verdict is listed as
 * `series.index.verdict` (M-COMPETENT).
 */
export function explainCompetence(
  indexes: Readonly<Partial<Record<Series, TasterSeries>>>,
  settings: PanelSettings,
  hasReferences: boolean,
): Explanation {
  const series = Object.values(indexes);
  const found = competence(series, settings, hasReferences);
  const asked = askedIndexes(settings, hasReferences);
  const verdicts = Object.entries(indexes).flatMap(([name, of]) =>
    asked.map((key): `${string}.${string}.${Verdict}` => `${name}.${key}.${of[key].verdict}`),
  );
  const none = constant(0);
  return explanation('M-COMPETENT', {
    formula: decides(
      all(relation(quantity('beyond'), '=', none), relation(quantity('insufficient'), '=', none)),
      'competent',
    ),
    inputs: [truth('hasReferences', hasReferences), words('verdicts', verdicts)],
    steps: [
      number('beyond', found.beyond, 'count'),
      number('insufficient', found.insufficient, 'count'),
    ],
    result: truth('competent', found.competent),
  });
}
