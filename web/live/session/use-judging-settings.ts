import { useQuery } from '@tanstack/react-query';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import { settingsQuery } from '../../parts/http/queries.ts';

/**
 * LED-4: the settings a session is judged by: those of its validated results, which stay whatever is changed later, or
 * else the panel's own as they stand. Null until they are known.
 */
export function useJudgingSettings(record: {
  readonly results: readonly Pick<ResultRow, 'settings'>[];
}): PanelSettings | null {
  const [validated] = record.results;
  const now = useQuery({ ...settingsQuery(), enabled: validated === undefined });
  return validated?.settings ?? now.data ?? null;
}
