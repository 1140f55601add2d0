import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { address } from '../../../parts/page/address.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { DeferredChildren } from '../../../ui/layout/deferred-children.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { byAttention } from '../by-attention.ts';
import { chosenSeries } from '../facts/series-of.ts';
import type { Quality } from '../facts/use-quality.ts';
import { QualityFrame } from '../quality-frame.tsx';
import type { QualitySearch } from '../quality-search.ts';
import { SmallMultiples } from '../small-multiples.tsx';
import { TasterChoice } from '../taster/taster-choice.tsx';
import { TasterEvolution } from './taster-evolution.tsx';

/**
 * The page of one taster over time (QUA-3): control charts of every moving index, and the deviation
 * in each session (M-EVOLUTION).
 */
export function EvolutionPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const search = useSearch({ from: '/intra/desk/quality/tasterevolution' });
  return (
    <QualityFrame
      path="/intra/quality/tasterevolution"
      title={t`Evolution of a taster`}
      lede={t`Moving indexes over six months, and each session’s deviation`}
      search={search}
      part={(report) => {
        const series = chosenSeries(report, search.series);
        return {
          panel: false,
          drawn: report.tasters.map(({ taster }) =>
            taster === search.taster ? { taster, series } : { taster, series, index: 'dn' },
          ),
        };
      }}
      choices={(quality) => (
        <TasterChoice
          quality={quality}
          search={search}
          series={chosenSeries(quality.report, search.series)}
          onChange={(chosen) =>
            void navigate({ to: '/intra/quality/tasterevolution', search: chosen })
          }
        />
      )}
    >
      {(quality) => <Evolution quality={quality} search={search} />}
    </QualityFrame>
  );
}

function Evolution({
  quality,
  search,
}: {
  readonly quality: Quality;
  readonly search: QualitySearch;
}) {
  const { t } = useLingui();
  const series = chosenSeries(quality.report, search.series);
  const { tasters } = quality.report;
  const chosen = tasters.find(({ taster }) => taster === search.taster);
  const others = byAttention(tasters, (taster) => taster.series[series]?.dn)
    .filter((taster) => taster !== chosen)
    .map(({ taster }) => ({ taster, series, index: 'dn' as const }));
  if (tasters.length === 0)
    return (
      <EmptyState title={t`No validated session yet`}>
        <Trans>Figures appear once sessions are validated.</Trans>
      </EmptyState>
    );
  return (
    <DeferredChildren>
      {chosen === undefined ? (
        <Note kind="info">
          <Trans>Select a taster to see the charts.</Trans>
        </Note>
      ) : (
        <TasterEvolution taster={chosen} series={series} quality={quality} />
      )}
      {others.length === 0 ? null : (
        <SmallMultiples
          title={chosen === undefined ? t`All tasters` : t`Other tasters`}
          isHeaded
          quality={quality}
          shown={others}
          hrefOf={({ taster }) =>
            address('/intra/quality/tasterevolution', { search: { ...search, taster } })
          }
        />
      )}
    </DeferredChildren>
  );
}
