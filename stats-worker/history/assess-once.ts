import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { MarkColumns } from '../marks/mark-columns.ts';
import { assessEntries } from './assess-entries.ts';
import type { AssessedHistory } from './assessed-history.ts';

/** Assesses a history step by step, as `assessEntries` does. */
export type Assess = typeof assessEntries;

/** Makes what assesses a history once: the last one is at hand for as long as it is asked for. */
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
