import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { ScoredSheet } from '../../domain/sheet/scored-sheet.ts';
import { replicateOfSample } from '../explanation/explain-duplicate.ts';
import { judgedSample } from '../explanation/judged-sample.ts';
import { compareDuplicate, type DuplicateComparison } from './compare-duplicate.ts';

/** M-EN: compares the two replicates of a sample, each from its valid sheets. */
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
