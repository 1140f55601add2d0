import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';
import type { ChangedVerdict } from './preview-verdicts.ts';
import { usePreview } from './use-preview.ts';
import { useVerdictWords } from './use-verdict-words.ts';

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
