import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PointNote } from '../../../../domain/quality/point-note.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { address } from '../../../parts/page/address.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import { useWayBackWords } from '../competence/use-way-back-words.ts';
import { nameOfTaster } from '../facts/name-of-taster.ts';
import { tasterSeries } from '../facts/series-of.ts';
import type { Quality } from '../facts/use-quality.ts';
import { retrainingDue } from '../notes/retraining-due.ts';
import { notesOf, usePointNotes } from '../notes/use-point-notes.ts';
import { useCheckWords } from '../panel/use-check-words.ts';
import type { QualitySearch } from '../quality-search.ts';
import type { ShownIndex } from '../small-multiples.tsx';
import { useQualityWords } from '../use-quality-words.ts';

/**
 * Returns the required taster indexes that exceeded their limit twice in a row without retraining
 * since (M-EVOLUTION).
 */
const retrainings = (quality: Quality, notes: readonly PointNote[]): readonly ShownIndex[] =>
  (quality.evolution?.tasters ?? []).flatMap(({ taster, series: charts }) =>
    quality.report.asked.flatMap((index) =>
      tasterSeries(quality.report)
        .filter((series) => {
          const of = { chart: index, series, taster };
          const points = charts[series]?.[index].points ?? [];
          return retrainingDue(points, notesOf(notes, quality, of)) !== null;
        })
        .map((series) => ({ taster, index, series })),
    ),
  );

/**
 * The list of what needs action: retraining, failed reference checks, and tasters who are not
 * competent.
 */
export function NeedsYou(props: { readonly quality: Quality; readonly search: QualitySearch }) {
  const { quality, search } = props;
  const write = useFormat();
  const words = useQualityWords();
  const checkWords = useCheckWords();
  const wayBack = useWayBackWords();
  const { report, facts } = quality;
  const notes = usePointNotes(quality);
  const nameOf = (taster: string) => `${taster} ${nameOfTaster(facts, taster)}`;
  const found: { readonly id: string; readonly said: ReactNode; readonly more: ReactNode }[] = [
    ...retrainings(quality, notes).map((of) => ({
      id: `retraining ${of.taster} ${of.index} ${of.series}`,
      said: (
        <StateMark state="stop">
          {nameOf(of.taster)}, {words.named(of)}
        </StateMark>
      ),
      more: (
        <>
          <Trans>Two breaches in a row: retrain.</Trans>{' '}
          <Link
            href={address('/intra/quality/tasterevolution', {
              search: { ...search, taster: of.taster, series: of.series },
            })}
          >
            <Trans>See them</Trans>
          </Link>
        </>
      ),
    })),
    ...report.references
      .filter(({ check }) => check !== null && !check.accepted)
      .map(({ sample, session, date, assigned, check }) => ({
        id: `check ${session} ${sample} ${assigned.attribute}`,
        said: (
          <StateMark state="stop">
            {sample}, {write.day(date)}
          </StateMark>
        ),
        more: (
          <>
            {checkWords(check).words}.{' '}
            <Link href={address('/intra/quality/paneldeviation', { search })}>
              <Trans>See them</Trans>
            </Link>
          </>
        ),
      })),
    ...report.tasters
      .filter(({ competent }) => competent !== true)
      .map((taster) => ({
        id: `taster ${taster.taster}`,
        said: (
          <StateMark state={taster.competent === false ? 'stop' : 'waiting'}>
            {nameOf(taster.taster)}
          </StateMark>
        ),
        more: wayBack(taster),
      })),
  ];
  if (found.length === 0)
    return (
      <Text as="p" tone="muted">
        <Trans>Nothing: all indexes within limits.</Trans>
      </Text>
    );
  return (
    <Stack gap={4}>
      {found.map(({ id, said, more }) => (
        <Stack gap={1} key={id}>
          {said}
          <Text as="p" tone="muted">
            {more}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
