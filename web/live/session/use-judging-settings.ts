import { useQuery } from '@tanstack/react-query';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import { settingsQuery } from '../../parts/http/queries.ts';

/**
 * The settings by which a session is judged (LED-4): those stored with its validated results,
 * whatever changes later, otherwise the panel's current ones. Null until they are known.
 */
export function useJudgingSettings(record: {
  readonly results: readonly Pick<ResultRow, 'settings'>[];
}): PanelSettings | null {
  const [validated] = record.results;
  const now = useQuery({ ...settingsQuery(), enabled: validated === undefined });
  return validated?.settings ?? now.data ?? null;
}
