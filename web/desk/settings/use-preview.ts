import { useQuery } from '@tanstack/react-query';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import { ask } from '../../parts/http/problem-error.ts';
import { useStats } from '../../parts/stats/stats-provider.tsx';
import { previewVerdicts } from './preview-verdicts.ts';

/** Number of validated sessions that a preview judges. */
const SESSIONS = '10';

/**
 * Query that judges the last validated sessions under two settings, again whenever the draft
 * changes.
 */
export function usePreview(now: PanelSettings, then: PanelSettings) {
  const stats = useStats();
  const past = useQuery({
    queryKey: ['settings', 'past-sessions'],
    queryFn: async ({ signal }) => {
      const query = { state: 'validated', size: SESSIONS, sort: 'session' } as const;
      const { rows } = await ask('GET /api/sessions', {
        query: { ...query, direction: 'descending' },
        signal,
      });
      return Promise.all(
        rows.map(async ({ session }) => {
          const params = { session };
          const [sheets, { results }] = await Promise.all([
            ask('GET /api/sessions/:session/sheets', { params, signal }),
            ask('GET /api/sessions/:session', { params, signal }),
          ]);
          return { session, sheets, results };
        }),
      );
    },
    staleTime: 60_000,
  });
  return useQuery({
    queryKey: ['stats', 'preview', past.dataUpdatedAt, now, then],
    queryFn: async ({ signal }) => {
      const sessions = past.data ?? [];
      const preview = await previewVerdicts(stats, sessions, [now, then], signal);
      const codes = new Map(
        sessions.flatMap(({ results }) =>
          results.map(({ sample }) => [sample.id, sample.code] as const),
        ),
      );
      return { ...preview, sessions: sessions.length, codes };
    },
    enabled: past.isSuccess,
    retry: false,
    gcTime: 60_000,
  });
}
