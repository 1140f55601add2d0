import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ControlChart } from '../../../../stats-worker/quality/control-chart.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useMe } from '../../../parts/http/use-me.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Note } from '../../../ui/note/note.tsx';
import type { Quality } from '../facts/use-quality.ts';
import { NoteDialog } from '../notes/note-dialog.tsx';
import { retrainingDue } from '../notes/retraining-due.ts';
import { type ChartOf, notesOf, tasterId, usePointNotes } from '../notes/use-point-notes.ts';

/** M-EVOLUTION, QUA-5: two breaches in a row propose retraining, until a leader notes that it was done. */
export function RetrainingNote(props: {
  readonly title: string;
  readonly chart: ControlChart;
  readonly of: ChartOf;
  readonly quality: Quality;
}) {
  const { title, chart, of, quality } = props;
  const { t } = useLingui();
  const write = useFormat();
  const isLeader = useMe().role === 'jefespanel';
  const [isOpen, setOpen] = useState(false);
  const due = retrainingDue(chart.points, notesOf(usePointNotes(quality), quality, of));
  if (due === null) return null;
  const [before, last] = due;
  const [first, second] = [write.two(before.value), write.two(last.value)];
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
        {title}: {first} on {one} and {second} on {two}; the limit is {write.two(last.limit)}.
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
