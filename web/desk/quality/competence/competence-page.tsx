import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { isFromReferences } from '../../../../domain/quality/quality-indexes.ts';
import { media } from '../../../theme/breakpoints.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { DeferredChildren } from '../../../ui/layout/deferred-children.tsx';
import { Inline } from '../../../ui/layout/inline.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { useMedia } from '../../../ui/media/use-media.ts';
import { Section } from '../../../ui/section/section.tsx';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import type { Quality } from '../facts/use-quality.ts';
import { QualityExport } from '../quality-export.tsx';
import { QualityFrame } from '../quality-frame.tsx';
import { TooFewList } from '../too-few-list.tsx';
import { AnnualRecord } from './annual-record.tsx';
import { CompetenceCounts } from './competence-counts.tsx';
import { type CompetenceFacts, useCompetenceColumns } from './use-competence-columns.tsx';
import { useWayColumns } from './use-way-columns.tsx';

/**
 * The page of taster competence (QUA-3): who is competent, which index is exceeded, and what would
 * change the verdict (M-COMPETENT).
 */
export function CompetencePage() {
  const { t } = useLingui();
  const search = useSearch({ from: '/intra/desk/quality/tastercompetence' });
  return (
    <QualityFrame
      isWideOnPaper
      path="/intra/quality/tastercompetence"
      title={t`Competence of the tasters`}
      lede={t`Competent: every index in use within its limit, six results in six months`}
      search={search}
      actions={(quality) => <CompetenceExport quality={quality} />}
    >
      {(quality) => <Competence quality={quality} />}
    </QualityFrame>
  );
}

function CompetenceExport({ quality }: { readonly quality: Quality }) {
  const { t } = useLingui();
  return (
    <QualityExport
      name="competence"
      title={t`Competence of the tasters`}
      columns={useCompetenceColumns(quality)}
      rows={quality.report.tasters}
    />
  );
}

function Competence({ quality }: { readonly quality: Quality }) {
  const { t } = useLingui();
  const columns = useCompetenceColumns(quality);
  const { tasters, asked, window } = quality.report;
  if (window === null || tasters.length === 0)
    return (
      <EmptyState title={t`No validated session yet`}>
        <Trans>Figures appear once sessions are validated.</Trans>
      </EmptyState>
    );
  return (
    <DeferredChildren>
      <Inline gap={6}>
        <CompetenceCounts tasters={tasters} />
      </Inline>
      <FigureTable
        label={t`Competence of the tasters`}
        columns={columns}
        rows={tasters}
        rowId={({ taster }) => taster}
      />
      <WaysBack quality={quality} />
      <TooFewList quality={quality} of={['duplicate', 'reference']} />
      <AnnualRecord quality={quality} />
      {asked.some(isFromReferences) ? null : (
        <Text as="p" tone="muted">
          {quality.facts.settings.referencesInTasterDeviation ? (
            <Trans>Reference materials not required: none registered.</Trans>
          ) : (
            <Trans>Reference materials not required by the settings.</Trans>
          )}
        </Text>
      )}
    </DeferredChildren>
  );
}

/**
 * What would make each taster competent, as a list below the table. It replaces the table's column
 * under 1440 px.
 */
export function WaysBack({ quality }: { readonly quality: CompetenceFacts }) {
  const { t } = useLingui();
  const hasRoom = useMedia(media.wide);
  const columns = useWayColumns(quality.facts);
  const rows = quality.report.tasters.filter(
    ({ beyond, insufficient }) => beyond.length + insufficient.length > 0,
  );
  if (hasRoom || rows.length === 0) return null;
  const title = t`What would change it`;
  return (
    <Section title={title}>
      <FigureTable label={title} columns={columns} rows={rows} rowId={({ taster }) => taster} />
    </Section>
  );
}
