import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { compareDuplicate, type DuplicateComparison } from '../duplicates/compare-duplicate.ts';
import { replicateOfSample } from './explain-duplicate.ts';
import { judgedSample } from './judged-sample.ts';

/** Compares the two replicates of a sample, each from its valid sheets (M-EN). */
export const compareSheets = (
  first: readonly ScoredSheet[],
  second: readonly ScoredSheet[],
  settings: PanelSettings,
): DuplicateComparison =>
  compareDuplicate(
    replicateOfSample(judgedSample(first, settings)),
    replicateOfSample(judgedSample(second, settings)),
    settings,
  );
