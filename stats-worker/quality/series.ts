import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import { defectCode, FRUITY_CODE, type ScoreCode } from '../classification/defect-code.ts';
import { type AssessedHistory, NO_DEFECT } from '../history/assessed-history.ts';
import { type AssignedValue, assignedValue, type ReferenceMaterial } from './assigned-value.ts';
import type { Series } from './observation.ts';

/** The series that a setting (*attribute for panel / taster indexes*) requires (M-QC). */
export const seriesOf = (attribute: PanelSettings['panelAttribute']): readonly Series[] =>
  attribute === 'classified' ? ['classified'] : ['defect', 'fruity'];

/**
 * The attribute by which a duplicate is judged in a series, by its official replicate (M-QC). It is
 * the predominant defect, fruity, or (*classified*) the defect where Md > 0, otherwise fruity. Null
 * where the duplicate is not of the series.
 */
export function codeOfSeries(
  { defect }: AssessedHistory,
  official: number,
  series: Series,
): ScoreCode | null {
  if (series === 'fruity') return FRUITY_CODE;
  const code = defect[official] ?? NO_DEFECT;
  if (code !== NO_DEFECT) return code;
  return series === 'classified' ? FRUITY_CODE : null;
}

/**
 * The attribute by which a reference material is judged in a series, with its assigned value; null
 * where it is not of the series (M-QC).
 */
export function assignedInSeries(
  reference: ReferenceMaterial,
  series: Series,
): { readonly code: ScoreCode; readonly assigned: AssignedValue } | null {
  const { predominant } = reference;
  const isFruity = series === 'fruity' || (series === 'classified' && predominant === null);
  if (!isFruity && predominant === null) return null;
  const attribute = isFruity || predominant === null ? 'fruity' : predominant;
  const assigned = assignedValue(reference, attribute);
  if (assigned === null) return null;
  return { code: defectCode(attribute), assigned };
}
