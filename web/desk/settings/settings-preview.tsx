import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ask } from '../../parts/http/problem-error.ts';
import { fruityClassMessage, oilClassMessage } from '../../parts/messages/class-names.ts';
import { statementMessage } from '../../parts/messages/statement-message.ts';
import { useStats } from '../../parts/stats/stats-provider.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';
import { type ChangedVerdict, type PreviewVerdict, previewVerdicts } from './preview-verdicts.ts';

/**
 * Preview of a draft: how many verdicts of the last validated sessions it would change, computed in
 * the worker (SET-4).
 */
export function SettingsPreview({
  now,
  then,
}: {
  readonly now: PanelSettings;
  readonly then: PanelSettings;
}) {
  const preview = usePreview(now, then);
  if (preview.data === undefined)
    return (
      <Note kind="info">
        {preview.isError ? (
          <Trans>The change could not be computed.</Trans>
        ) : (
          <Trans>Computing what would change</Trans>
        )}
      </Note>
    );
  const { verdicts, changed, sessions, codes } = preview.data;
  const count = changed.length;
  if (sessions === 0)
    return (
      <Note kind="info">
        <Trans>No validated session to compare yet.</Trans>
      </Note>
    );
  return (
    <Note
      kind={count === 0 ? 'success' : 'warning'}
      title={
        <Plural
          value={count}
          one={`# verdict of ${verdicts} in the last ${sessions} sessions would differ`}
          other={`# verdicts of ${verdicts} in the last ${sessions} sessions would differ`}
        />
      }
    >
      {count > 0 && <ChangedVerdicts changed={changed} codes={codes} />}
    </Note>
  );
}

/** Table of every verdict that would differ, with what it is and what it would be (SET-4). */
export function ChangedVerdicts(props: {
  readonly changed: readonly ChangedVerdict[];
  /** The codes of the samples by their ids. */
  readonly codes: ReadonlyMap<string, string>;
}) {
  const { changed, codes } = props;
  const { t } = useLingui();
  const words = useVerdictWords();
  return (
    <FigureTable
      dense
      label={t`Verdicts that would differ`}
      rows={changed}
      rowId={({ session, sample, replicate }) => `${session} ${sample} ${replicate}`}
      columns={[
        {
          id: 'session',
          header: <Text tone="noWrap">{t`Session`}</Text>,
          isRowHeader: true,
          cell: (row) => row.session,
        },
        {
          id: 'sample',
          header: t`Sample`,
          cell: (row) => <Text tone="noWrap">{codes.get(row.sample) ?? t`unknown`}</Text>,
        },
        {
          id: 'replicate',
          header: <Text tone="noWrap">{t`Replicate`}</Text>,
          cell: ({ replicate }) => (replicate === 'pair' ? t`both` : replicate),
        },
        { id: 'before', header: t`Now`, cell: (row) => words(row.before, row.after) },
        { id: 'after', header: t`Would be`, cell: (row) => words(row.after, row.before) },
      ]}
    />
  );
}

/**
 * Hook that formats a verdict of the preview as text: a class with its reliability, or the outcome
 * of a pair. It adds the fruitiness class where it differs from the other verdict, and the
 * statements that the other verdict lacks.
 */
function useVerdictWords(): (verdict: PreviewVerdict, other: PreviewVerdict) => string {
  const { t, i18n } = useLingui();
  const { semicolon } = useFormat();
  return (verdict, other) => {
    const name = verdict.class === null ? '' : i18n._(oilClassMessage(verdict.class));
    if (verdict.of === 'pair') {
      if (!verdict.accepted) return t`pair rejected`;
      return name === '' ? t`pair accepted` : t`pair accepted, ${name}`;
    }
    const parts = [verdict.reliable ? name : t`${name}, not reliable`];
    if (other.of === 'analysis') {
      if (verdict.fruityClass !== other.fruityClass)
        parts.push(i18n._(fruityClassMessage(verdict.fruityClass)));
      for (const key of verdict.statements) {
        const message = other.statements.includes(key) ? null : statementMessage(key);
        if (message !== null) parts.push(i18n._(message));
      }
    }
    return parts.join(semicolon);
  };
}

/** Number of validated sessions that a preview judges. */
const SESSIONS = '10';

/**
 * Query that judges the last validated sessions under two settings, again whenever the draft
 * changes.
 */
function usePreview(now: PanelSettings, then: PanelSettings) {
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
