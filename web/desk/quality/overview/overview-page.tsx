import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { address } from '../../../parts/page/address.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { DeferredChildren } from '../../../ui/layout/deferred-children.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Split } from '../../../ui/split/split.tsx';
import type { Quality } from '../facts/use-quality.ts';
import { AnalystFiles } from '../files/analyst-files.tsx';
import { QualityFrame } from '../quality-frame.tsx';
import type { QualitySearch } from '../quality-search.ts';
import { SmallMultiples } from '../small-multiples.tsx';
import { NeedsYou } from './needs-you.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { worstIndexes } from './worst-indexes.ts';

/**
 * The quality overview: whether the panel and each taster can be trusted, and what needs action
 * (QUA-3).
 */
export function OverviewPage() {
  const { t } = useLingui();
  const search = useSearch({ from: '/intra/desk/quality' });
  return (
    <QualityFrame
      path="/intra/quality"
      title={t`Quality`}
      lede={t`Can panel and tasters be trusted?`}
      search={search}
      actions={({ report: { window }, facts }) =>
        window !== null && (
          <AnalystFiles
            period={{ from: search.from ?? window.from, to: search.to ?? window.to }}
            facts={facts}
          />
        )
      }
      part={(report) => ({ panel: false, drawn: worstIndexes(report) })}
    >
      {(quality) => <Overview quality={quality} search={search} />}
    </QualityFrame>
  );
}

function Overview(props: { readonly quality: Quality; readonly search: QualitySearch }) {
  const { quality, search } = props;
  const { t } = useLingui();
  if (quality.report.tasters.length === 0)
    return (
      <EmptyState title={t`No validated session yet`}>
        <Trans>Validated pairs and reference materials, without training.</Trans>
      </EmptyState>
    );
  return (
    <DeferredChildren>
      <OverviewCards quality={quality} search={search} />
      <Split
        sideLabel={t`Needs attention`}
        side={
          <Section title={t`Needs attention`}>
            <NeedsYou quality={quality} search={search} />
          </Section>
        }
      >
        <SmallMultiples
          title={t`Tasters: the index nearest its limit`}
          isHeaded
          quality={quality}
          shown={worstIndexes(quality.report)}
          hrefOf={({ taster, series }) =>
            address('/intra/quality/tasterevolution', { search: { ...search, taster, series } })
          }
        />
      </Split>
    </DeferredChildren>
  );
}
