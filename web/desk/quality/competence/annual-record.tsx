import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { byCode } from '../../../../domain/words/code-order.ts';
import type { TasterQuality } from '../../../../stats-worker/reports/quality-report.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useMe } from '../../../parts/http/use-me.ts';
import type { RegisterColumn } from '../../../parts/lists/register-column.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import { nameOfTaster } from '../facts/name-of-taster.ts';
import type { Quality } from '../facts/use-quality.ts';
import { QualityExport } from '../quality-export.tsx';
import { countCompetence } from './competence-counts.tsx';
import { useAskedColumn } from './use-asked-column.tsx';

/** A row of the annual record: one taster in the year. */
type Row = {
  readonly taster: string;
  readonly sessions: number;
  readonly evaluations: number;
  readonly last: string | null;
  readonly competent: TasterQuality['competent'];
};

/**
 * The annual record of the panel: active tasters and all who took part, with their sessions and
 * evaluations of the year, and their competence (QUA-49).
 */
export function AnnualRecord({ quality }: { readonly quality: Quality }) {
  const { t } = useLingui();
  const write = useFormat();
  const { panel } = useMe();
  const { year } = quality.evolution ?? {};
  const columns = useRecordColumns(quality);
  if (year === undefined) return null;
  const { names } = quality.facts;
  const ofYear = new Map(year.tasters.map((one) => [one.taster, one]));
  const verdicts = new Map(quality.report.tasters.map((one) => [one.taster, one.competent]));
  const codes = new Set([
    ...names.tasters.filter(({ active }) => active).map(({ code }) => code),
    ...year.tasters.filter(({ sessions }) => sessions > 0).map(({ taster }) => taster),
  ]);
  const rows = [...codes].toSorted(byCode).map((taster): Row => {
    const { sessions = 0, evaluations = 0, last = null } = ofYear.get(taster) ?? {};
    return { taster, sessions, evaluations, last, competent: verdicts.get(taster) ?? null };
  });
  const { competent } = countCompetence(rows);
  const number = year.to.slice(0, 4);
  const title = t`Annual record ${number}`;
  return (
    <Section
      title={title}
      count={rows.length}
      actions={
        <QualityExport
          name={`annual-record-${number}`}
          title={title}
          columns={columns}
          rows={rows}
        />
      }
    >
      <Text as="p" tone="muted">
        <Trans>
          {panel.name}, from {write.day(year.from)} to {write.day(year.to)}:{' '}
          <Plural value={year.sessions} one="# validated session" other="# validated sessions" />,{' '}
          <Plural value={rows.length} one="# taster" other="# tasters" />; competent on the last
          day: {competent}.
        </Trans>
      </Text>
      <FigureTable label={title} columns={columns} rows={rows} rowId={({ taster }) => taster} />
    </Section>
  );
}

function useRecordColumns({ facts }: Quality): readonly RegisterColumn<Row>[] {
  const asked = useAskedColumn<Row>(facts.settings.evaluationsAYear, (row) => row.evaluations);
  const { t } = useLingui();
  const write = useFormat();
  const verdict = ({ competent }: Row) => {
    if (competent === null) return t`Not enough data`;
    return competent ? t`Competent` : t`Not competent`;
  };
  const named = (name: string) => ({ header: name, spoken: name, name });
  const count = (id: string, name: string, of: (row: Row) => number): RegisterColumn<Row> => ({
    id,
    ...named(name),
    align: 'end',
    cell: (row) => String(of(row)),
    text: (row) => String(of(row)),
  });
  return [
    {
      id: 'taster',
      ...named(t`Taster`),
      isRowHeader: true,
      cell: ({ taster }) => `${taster} ${nameOfTaster(facts, taster)}`,
      text: ({ taster }) => taster,
    },
    count('evaluations', t`Evaluations in the year`, ({ evaluations }) => evaluations),
    ...asked,
    count('sessions', t`Sessions in the year`, ({ sessions }) => sessions),
    {
      id: 'last',
      ...named(t`Last session`),
      cell: ({ last }) => (last === null ? '–' : write.day(last)),
      text: ({ last }) => last ?? '',
    },
    { id: 'verdict', ...named(t`Verdict`), cell: verdict, text: verdict },
  ];
}
