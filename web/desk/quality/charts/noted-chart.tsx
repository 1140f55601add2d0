import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { NotebookPen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PointNote } from '../../../../domain/quality/point-note.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useMe } from '../../../parts/http/use-me.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ControlChart } from '../../../ui/control-chart/control-chart.tsx';
import type { ControlLine } from '../../../ui/control-chart/control-layout.ts';
import { nameOfTaster } from '../facts/name-of-taster.ts';
import type { Quality } from '../facts/use-quality.ts';
import { GlassLinks } from '../glass-links.tsx';
import { NoteDialog } from '../notes/note-dialog.tsx';
import { NotesList } from '../notes/notes-list.tsx';
import { type ChartOf, notesOf, tasterId, usePointNotes } from '../notes/use-point-notes.ts';
import { ChartSave } from './chart-save.tsx';
import { hrefOf, noteSigns, type PlacedPoint, placeOf } from './placed-point.ts';
import { useControlWords } from './use-control-words.ts';

/**
 * A control chart whose points link to their sessions and carry notes (QUA-5), and which can be
 * saved as an image (QUA-6).
 */
export function NotedChart(props: {
  readonly title: string;
  readonly description: string;
  readonly of: ChartOf;
  readonly quality: Quality;
  readonly points: readonly PlacedPoint[];
  readonly lines: readonly ControlLine[];
  readonly end?: ReactNode;
  readonly isLow?: boolean;
}) {
  const { title, description, of, quality, points, lines, end, isLow = false } = props;
  const write = useFormat();
  const words = useControlWords();
  const router = useRouter();
  const isLeader = useMe().role === 'jefespanel';
  const [noting, setNoting] = useState<PlacedPoint | null>(null);
  const notes = notesOf(usePointNotes(quality), quality, of);
  const signs = noteSigns(notes, points);
  const shown = points.map((point) => ({
    ...point,
    href: hrefOf(point),
    noted: signs.get(placeOf(point)),
  }));
  const about = (point: PlacedPoint) =>
    point.value === null
      ? `${title}, ${write.day(point.date)}`
      : `${title}, ${write.day(point.date)}: ${point.written ?? write.two(point.value)}`;
  const period = { from: points[0]?.date ?? '', to: points.at(-1)?.date ?? '' };
  const taster = of.taster === null ? '' : `${of.taster} ${nameOfTaster(quality.facts, of.taster)}`;
  const more = (id: string): ReactNode => {
    const point = points.find((one) => one.id === id);
    if (point === undefined) return null;
    return (
      <>
        <GlassLinks sessions={[point.session]} sample={point.sample ?? undefined} />{' '}
        {isLeader ? (
          <span data-screen-only="">
            <Button
              icon={NotebookPen}
              onPress={() => setNoting(point)}
              size="dense"
              variant="plain"
            >
              <Trans>Write a note</Trans>
            </Button>
          </span>
        ) : null}
      </>
    );
  };
  const signOf = (note: PointNote) => signs.get(placeOf(note)) ?? '';
  return (
    <>
      <ControlChart
        title={title}
        description={description}
        points={shown}
        lines={lines}
        end={end}
        isLow={isLow}
        formatNumber={(value) => write.number(value, 1)}
        formatValue={(value) => write.two(value)}
        table={words.table}
        onOpen={(href) => router.history.push(href)}
        more={more}
        foot={<NotesList label={title} notes={notes} signOf={signOf} />}
        acts={(drawing) =>
          points.length === 0 ? null : (
            <ChartSave
              name={[of.chart, of.series, of.taster].filter(Boolean).join('-')}
              title={title}
              of={taster}
              period={period}
              draw={() => drawing.current}
            />
          )
        }
      />
      {noting === null ? null : (
        <NoteDialog
          to={{
            kind: 'note',
            chart: of.chart,
            series: of.series,
            taster: tasterId(quality, of.taster),
            session: Number(noting.session),
            sample: noting.sample,
          }}
          about={about(noting)}
          day={noting.date}
          onClose={() => setNoting(null)}
        />
      )}
    </>
  );
}
