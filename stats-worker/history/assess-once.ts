import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { MarkColumns } from '../marks/mark-columns.ts';
import { assessEntries } from './assess-entries.ts';
import type { AssessedHistory } from './assessed-history.ts';

/** A function that assesses a history step by step, as `assessEntries` does. */
export type Assess = typeof assessEntries;

/** Memoises the assessment of a history: it caches the last one. */
export function createAssessOnce(): Assess {
  let last: AssessedHistory | null = null;
  return function* (
    columns: MarkColumns,
    settings: PanelSettings,
  ): Generator<number, AssessedHistory> {
    if (last?.columns === columns && last.settings === settings) return last;
    last = yield* assessEntries(columns, settings);
    return last;
  };
}
