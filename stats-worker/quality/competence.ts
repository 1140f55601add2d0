import {
  QUALITY_INDEXES,
  TASTER_INDEXES,
  type TasterIndex,
} from '../../domain/quality/quality-indexes.ts';
import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import { profileOf } from '../method/profile-of.ts';
import type { QualityIndex } from './index-value.ts';

type AskedIndexes = Readonly<Record<TasterIndex, QualityIndex>>;

/** Whether a taster is competent, and which index is beyond its limit or has not enough data. */
export type Competence = {
  /** Null where no index is beyond its limit but one has not enough data. */
  readonly competent: boolean | null;
  readonly beyond: number;
  readonly insufficient: number;
};

/**
 * Decides whether a taster is competent: every required index is within its limit, with enough data
 * (M-COMPETENT). M-DNR is required by *reference materials in the taster DN*, and only of a panel
 * that has reference materials (not so by version 1). Example: PN within, DN within, DN from
 * reference of three materials: unknown (null) where references are required.
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

/**
 * The indexes that the settings require of a taster, in a panel with or without reference materials
 * (M-COMPETENT).
 */
export function askedIndexes(
  settings: PanelSettings,
  hasReferences: boolean,
): readonly TasterIndex[] {
  const areReferencesAsked =
    settings.referencesInTasterDeviation &&
    (hasReferences || profileOf(settings).reference.askedWithoutMaterials);
  return TASTER_INDEXES.filter((index) => {
    const { required } = QUALITY_INDEXES[index];
    return required === 'always' || (required === 'with-references' && areReferencesAsked);
  });
}

function competentFrom(beyond: number, insufficient: number): boolean | null {
  if (beyond > 0) return false;
  return insufficient > 0 ? null : true;
}
