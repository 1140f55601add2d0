import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { seenColumns } from '../../../parts/lists/register-column.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { DeferredChildren } from '../../../ui/layout/deferred-children.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import type { Quality } from '../facts/use-quality.ts';
import { QualityExport } from '../quality-export.tsx';
import { QualityFrame } from '../quality-frame.tsx';
import { TooFewList } from '../too-few-list.tsx';
import { PanelIndexCharts } from './panel-index-charts.tsx';
import { usePairColumns } from './use-pair-columns.tsx';

/**
 * The page of the panel's precision: whether blind duplicates of one oil get the same medians
 * (QUA-3, M-PNP, M-EN).
 */
export function PanelPrecisionPage() {
  const { t } = useLingui();
  const search = useSearch({ from: '/intra/desk/quality/panelprecision' });
  return (
    <QualityFrame
      path="/intra/quality/panelprecision"
      title={t`Panel precision`}
      lede={t`Same oil, two codes: the same medians?`}
      search={search}
      part={() => ({ panel: true, drawn: [] })}
      actions={(quality) => <PairsExport quality={quality} />}
    >
      {(quality) => (
        <DeferredChildren>
          <Stack gap={5}>
            <PanelIndexCharts index="pn" quality={quality} />
          </Stack>
          <Pairs quality={quality} />
          <TooFewList quality={quality} of={['duplicate']} />
        </DeferredChildren>
      )}
    </QualityFrame>
  );
}

function PairsExport({ quality }: { readonly quality: Quality }) {
  const { t } = useLingui();
  return (
    <QualityExport
      name="panel-precision"
      title={t`Panel precision`}
      columns={usePairColumns(quality)}
      rows={quality.report.pairs}
    />
  );
}

function Pairs({ quality }: { readonly quality: Quality }) {
  const { t } = useLingui();
  const columns = seenColumns(usePairColumns(quality));
  const { pairs } = quality.report;
  const accepted = pairs.filter(({ comparison }) => comparison.accepted).length;
  const [all, rejected] = [pairs.length, pairs.length - accepted];
  if (all === 0)
    return (
      <EmptyState title={t`No pair in this period`}>
        <Trans>Pairs appear once both replicates are validated.</Trans>
      </EmptyState>
    );
  return (
    <Section
      title={t`The pairs`}
      count={t`${all} in the period: ${plural(accepted, { one: '# accepted', other: '# accepted' })}, ${plural(rejected, { one: '# rejected', other: '# rejected' })}`}
    >
      <FigureTable
        label={t`The pairs`}
        columns={columns}
        rows={pairs}
        rowId={({ sample, halves: [one, two] }) => `${sample} ${one.session} ${two.session}`}
      />
    </Section>
  );
}
