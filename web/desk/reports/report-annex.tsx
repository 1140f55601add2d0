import { useLingui } from '@lingui/react/macro';
import type { AnnexSheet } from '../../../domain/reports/report-record.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { PaperPoints } from '../../parts/papers/paper-points.tsx';
import { PaperSheet } from '../../parts/papers/paper-sheet.tsx';
import { useDefinition } from '../../parts/points/use-definition.ts';
import type { ShownReport } from './shown-report.ts';

/**
 * The annex of a report: one page for each taster's sheet, named by taster code and laid out as the
 * paper sheet (RPT-9).
 */
export function ReportAnnex(props: {
  readonly stated: ShownReport['stated'];
  readonly sheets: readonly AnnexSheet[];
  readonly title: string;
}) {
  const { sheets, ...of } = props;
  return sheets.map((sheet) => (
    <AnnexPage key={`${sheet.session} ${sheet.taster} ${sheet.code}`} sheet={sheet} {...of} />
  ));
}

function AnnexPage(props: {
  readonly stated: ShownReport['stated'];
  readonly sheet: AnnexSheet;
  readonly title: string;
}) {
  const { stated, sheet, title } = props;
  const { t } = useLingui();
  const write = useFormat();
  const served = stated.sessions.find(({ session }) => session === sheet.session)?.sheet ?? '';
  const definition = useDefinition(served);
  if (definition === null) return null;
  const signed = sheet.keyed
    ? t`on paper, keyed in ${write.instant(sheet.sealedAt)}`
    : t`signed, sealed ${write.instant(sheet.sealedAt)}`;
  const foot = sheet.counts
    ? t`${title}, annex. Sample ${stated.sample.code}, replicate ${sheet.replicate}.`
    : t`${title}, annex. Sample ${stated.sample.code}, replicate ${sheet.replicate}. Left out of the figures.`;
  const paper = {
    panel: stated.panel.name,
    session: t`Session ${sheet.session}`,
    date: write.day(sheet.date),
    code: sheet.code,
    taster: sheet.taster,
    place: String(sheet.position),
  };
  return definition.form === 'points' ? (
    <PaperPoints
      definition={definition}
      {...paper}
      filled={{ points: sheet.points ?? {}, signed, foot }}
    />
  ) : (
    <PaperSheet
      definition={{ ...definition, hasNotes: false }}
      {...paper}
      filled={{ ...sheet, signed, foot, write: (mm) => write.cm(mm / 10) }}
    />
  );
}
