import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import type { AidsReport } from '../../../../stats-worker/reports/aids-report.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { DeferredChildren } from '../../../ui/layout/deferred-children.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import { aidsQuery, progressQuery, QUALITY_KEY } from '../facts/quality-queries.ts';
import type { Quality, QualityState } from '../facts/use-quality.ts';
import { QualityExport } from '../quality-export.tsx';
import { QualityFrame } from '../quality-frame.tsx';
import { AID_ATTRIBUTES, type QualitySearch } from '../quality-search.ts';
import { QualityWork } from '../quality-work.tsx';
import { AidFormulas } from './aid-formulas.tsx';
import { AssessorModel } from './assessor-model.tsx';
import { Biases } from './biases.tsx';
import { ChangedClasses } from './changed-classes.tsx';
import { PanelMapSection } from './panel-map-section.tsx';
import { useAidColumns } from './use-aid-columns.tsx';
import { useAidWords } from './use-aid-words.ts';

/**
 * The page of training aids: where each taster deviates and what to train (QUA-26). It judges
 * nobody.
 */
export function AidsPage() {
  const { t } = useLingui();
  const words = useAidWords();
  const navigate = useNavigate();
  const search = useSearch({ from: '/intra/desk/quality/aids' });
  return (
    <QualityFrame
      path="/intra/quality/aids"
      title={t`Training aids`}
      lede={t`What to train. No category, index or competence depends on it.`}
      search={search}
      part={() => null}
      hasLimit={false}
      choices={() => (
        <SegmentedControl
          label={t`Attribute`}
          options={AID_ATTRIBUTES.map((id) => ({ id, label: words[id] }))}
          value={search.attribute ?? 'defect'}
          onChange={(id) => {
            const attribute = AID_ATTRIBUTES.find((one) => one === id);
            if (attribute !== undefined)
              void navigate({ to: '/intra/quality/aids', search: { ...search, attribute } });
          }}
        />
      )}
    >
      {(quality) => <Aids quality={quality} search={search} />}
    </QualityFrame>
  );
}

function Aids({ quality, search }: { readonly quality: Quality; readonly search: QualitySearch }) {
  const { t } = useLingui();
  const words = useAidWords();
  const found = useAids(quality, search.from ?? null);
  // Deferred: React draws the tables in low priority, so the page stays responsive.
  const aids = useDeferredValue(found.state === 'ready' ? found.aids : undefined);
  const attribute = search.attribute ?? 'defect';
  const columns = useAidColumns(quality, attribute);
  if (found.state !== 'ready') return <QualityWork of={found} />;
  if (aids === undefined) return null;
  if (aids !== null && aids.tasters.length === 0)
    return (
      <EmptyState title={t`No data in this period`}>
        <Trans>It has no validated session, training apart.</Trans>
      </EmptyState>
    );
  if (aids === null)
    return (
      <EmptyState title={t`No validated session yet`}>
        <Trans>Figures appear once sessions are validated.</Trans>
      </EmptyState>
    );
  const { duplicates, tasters } = aids;
  const name = words[attribute].toLowerCase();
  const title = `${t`Training aids`}, ${name}`;
  return (
    <DeferredChildren>
      <Section
        title={words[attribute]}
        actions={
          <QualityExport
            name={`aids-${attribute}`}
            title={title}
            columns={columns}
            rows={tasters}
          />
        }
      >
        <Text as="p" tone="muted">
          <Trans>Samples tasted twice: {duplicates}</Trans>
        </Text>
        <FigureTable
          label={title}
          columns={columns}
          rows={tasters}
          rowId={({ taster }) => taster}
        />
      </Section>
      <AssessorModel
        quality={quality}
        of={aids.models[attribute]}
        title={t`Mixed assessor model, ${name}`}
        tasters={tasters}
      />
      <Biases quality={quality} tasters={tasters} />
      <PanelMapSection of={aids.map} period={aids.window} />
      <ChangedClasses quality={quality} tasters={tasters} />
      <AidFormulas />
    </DeferredChildren>
  );
}

/** The state of the training aids: ready, or in progress, stopped or failed as the report. */
type AidsState =
  | { readonly state: 'ready'; readonly aids: AidsReport | null }
  | Exclude<QualityState, { state: 'ready' }>;

/**
 * Loads the training aids of a period (QUA-23). The statistics worker computes them from the months
 * that the page has read. Without a `from` the period is six months.
 */
function useAids({ computing }: Quality, from: string | null): AidsState {
  const queries = useQueryClient();
  const aids = useQuery(aidsQuery(computing, from));
  const progress = useQuery(progressQuery());
  const goOn = () => void aids.refetch();
  if (aids.data !== undefined) return { state: 'ready', aids: aids.data };
  if (aids.isFetching)
    return {
      state: 'working',
      progress: progress.data ?? null,
      stop: () => void queries.cancelQueries({ queryKey: QUALITY_KEY }),
    };
  return aids.isError ? { state: 'failed', error: aids.error, goOn } : { state: 'stopped', goOn };
}
