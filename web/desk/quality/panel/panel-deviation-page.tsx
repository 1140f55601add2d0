import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { DeferredChildren } from '../../../ui/layout/deferred-children.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import type { Quality } from '../facts/use-quality.ts';
import { QualityExport } from '../quality-export.tsx';
import { QualityFrame } from '../quality-frame.tsx';
import { TooFewList } from '../too-few-list.tsx';
import { ChecksCharts } from './checks-chart.tsx';
import { NonconformingList } from './nonconforming-list.tsx';
import { PanelIndexCharts } from './panel-index-charts.tsx';
import { useCheckColumns } from './use-check-columns.tsx';

/**
 * The page of the panel's deviation: its medians of oils with known values (QUA-3, M-DNP, M-RM).
 */
export function PanelDeviationPage() {
  const { t } = useLingui();
  const search = useSearch({ from: '/intra/desk/quality/paneldeviation' });
  return (
    <QualityFrame
      path="/intra/quality/paneldeviation"
      title={t`Panel deviation`}
      lede={t`What the panel finds in known oils`}
      search={search}
      part={() => ({ panel: true, drawn: [] })}
      actions={(quality) => <ChecksExport quality={quality} />}
    >
      {(quality) => (
        <DeferredChildren>
          <Stack gap={5}>
            <PanelIndexCharts index="dn" quality={quality} />
            <ChecksCharts quality={quality} />
          </Stack>
          <Checks quality={quality} />
          <NonconformingList quality={quality} />
          <TooFewList quality={quality} of={['reference']} />
        </DeferredChildren>
      )}
    </QualityFrame>
  );
}

function ChecksExport({ quality }: { readonly quality: Quality }) {
  const { t } = useLingui();
  return (
    <QualityExport
      name="panel-deviation"
      title={t`Panel deviation`}
      columns={useCheckColumns(quality)}
      rows={quality.report.references}
    />
  );
}

function Checks({ quality }: { readonly quality: Quality }) {
  const { t } = useLingui();
  const columns = useCheckColumns(quality);
  const { references } = quality.report;
  if (references.length === 0)
    return (
      <EmptyState title={t`No reference check in this period`}>
        <Trans>
          Mark a sample as reference material, enter its values, validate a session with it.
        </Trans>
      </EmptyState>
    );
  return (
    <Section title={t`The reference checks`} count={references.length}>
      <FigureTable
        label={t`The reference checks`}
        columns={columns}
        rows={references}
        rowId={({ session, sample, assigned }) => `${session} ${sample} ${assigned.attribute}`}
      />
    </Section>
  );
}
