import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import { profileOf } from '../method/profile-of.ts';
import type { QualityIndex } from './index-value.ts';

type AskedIndexes = {
  readonly pn: QualityIndex;
  readonly dn: QualityIndex;
  readonly dnReference: QualityIndex;
};

/** Whether a taster is competent, and which index says otherwise or cannot say yet. */
export type Competence = {
  /** Null when no index is beyond its limit but one has not enough data. */
  readonly competent: boolean | null;
  readonly beyond: number;
  readonly insufficient: number;
};

/**
 * M-COMPETENT: competent when every index that the settings ask for is within its limit, with enough data. M-DNR is asked
 * for by *reference materials in the taster DN*, and only of a panel that has reference materials (not so by version 1).
 * Example: PN within, DN within, DN from reference of three materials: not known (null) where references are asked for.
 */
export function competence(
  series: readonly AskedIndexes[],
  settings: PanelSettings,
  hasReferences: boolean,
): Competence {
  const keys = askedIndexes(settings, hasReferences);
  const asked = series.flatMap((of) => keys.map((key) => of[key]));
  const beyond = asked.filter(({ verdict }) => verdict === 'beyond').length;
  const insufficient = asked.filter(({ verdict }) => verdict === 'insufficient').length;
  return { competent: competentFrom(beyond, insufficient), beyond, insufficient };
}

/** M-COMPETENT: the indexes that the settings ask of a taster of a panel with or without reference materials. */
export const askedIndexes = (
  settings: PanelSettings,
  hasReferences: boolean,
): readonly (keyof AskedIndexes)[] =>
  settings.referencesInTasterDeviation &&
  (hasReferences || profileOf(settings).reference.askedWithoutMaterials)
    ? ['pn', 'dn', 'dnReference']
    : ['pn', 'dn'];

function competentFrom(beyond: number, insufficient: number): boolean | null {
  if (beyond > 0) return false;
  return insufficient > 0 ? null : true;
}
