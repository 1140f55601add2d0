import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { fruityClassMessage, oilClassMessage } from '../../parts/messages/class-names.ts';
import { statementMessage } from '../../parts/messages/statement-message.ts';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';
import type { PreviewVerdict } from './preview-verdicts.ts';
import { usePreview } from './use-preview.ts';

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
  const { t } = useLingui();
  const words = useVerdictWords();
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
      {count > 0 && (
        <FigureTable
          dense
          label={t`Verdicts that would differ`}
          rows={changed.slice(0, 20)}
          rowId={({ session, sample, replicate }) => `${session} ${sample} ${replicate}`}
          columns={[
            { id: 'session', header: t`Session`, isRowHeader: true, cell: (row) => row.session },
            {
              id: 'sample',
              header: t`Sample`,
              cell: (row) => <Text tone="noWrap">{codes.get(row.sample) ?? t`unknown`}</Text>,
            },
            {
              id: 'replicate',
              header: t`Replicate`,
              cell: ({ replicate }) => (replicate === 'pair' ? t`both` : replicate),
            },
            { id: 'before', header: t`Now`, cell: (row) => words(row.before, row.after) },
            { id: 'after', header: t`Would be`, cell: (row) => words(row.after, row.before) },
          ]}
        />
      )}
    </Note>
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
