import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ControlChart } from '../../../../stats-worker/quality/moving-index-chart.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useComparison } from '../../../parts/figures/use-comparison.ts';
import { useMe } from '../../../parts/http/use-me.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';
import type { Quality } from '../facts/use-quality.ts';
import { NoteDialog } from '../notes/note-dialog.tsx';
import { retrainingDue } from '../notes/retraining-due.ts';
import { type ChartOf, notesOf, tasterId, usePointNotes } from '../notes/use-point-notes.ts';

/**
 * The message that proposes retraining after two limit breaches in a row (M-EVOLUTION). It
 * disappears when a leader records the retraining (QUA-57).
 */
export function RetrainingNote(props: {
  readonly title: string;
  readonly chart: ControlChart;
  readonly of: ChartOf;
  readonly quality: Quality;
}) {
  const { title, chart, of, quality } = props;
  const { t } = useLingui();
  const write = useFormat();
  const compare = useComparison();
  const isLeader = useMe().role === 'jefespanel';
  const [isOpen, setOpen] = useState(false);
  const due = retrainingDue(chart.points, notesOf(usePointNotes(quality), quality, of));
  if (due === null) return null;
  const [before, last] = due;
  // Each point has a limit of its own: a normalised limit depends on the number of observations
  // (M-QC).
  const [first, second] = due.map(({ value, limit }) =>
    value === null || limit === null ? '' : compare(value, limit, false).whole,
  );
  const [one, two] = [write.day(before.date), write.day(last.date)];
  return (
    <Note
      kind="error"
      title={t`Retraining: two limit breaches in a row`}
      actions={
        isLeader ? (
          <span data-screen-only="">
            <Button onPress={() => setOpen(true)} size="dense">
              <Trans>Retraining was done</Trans>
            </Button>
          </span>
        ) : undefined
      }
    >
      <Trans>
        {title}: {first} on {one}, and {second} on {two}.
      </Trans>
      {isOpen ? (
        <NoteDialog
          to={{
            kind: 'retraining',
            chart: of.chart,
            series: of.series,
            taster: tasterId(quality, of.taster),
            session: Number(last.session),
            sample: null,
          }}
          about={`${of.taster} · ${title}`}
          day={last.date}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Note>
  );
}
