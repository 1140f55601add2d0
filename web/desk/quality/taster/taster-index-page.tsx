import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { QUALITY_INDEXES, type TasterIndex } from '../../../../domain/quality/quality-indexes.ts';
import type { Series } from '../../../../stats-worker/quality/observation.ts';
import { INDEX_WORDS } from '../../../parts/figures/index-words.ts';
import { address } from '../../../parts/page/address.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { byAttention } from '../by-attention.ts';
import type { QualityPath } from '../facts/answer-cache.ts';
import { chosenSeries } from '../facts/series-of.ts';
import type { Quality } from '../facts/use-quality.ts';
import { TasterYear } from '../files/taster-year.tsx';
import { QualityFrame } from '../quality-frame.tsx';
import type { QualitySearch } from '../quality-search.ts';
import { SmallMultiples } from '../small-multiples.tsx';
import { TooFewList } from '../too-few-list.tsx';
import { OneTaster, OneTasterExport } from './one-taster.tsx';
import { TasterChoice } from './taster-choice.tsx';

/**
 * The page of a taster index: one taster with the rows behind the index, or all tasters while none
 * is chosen.
 */
export function TasterIndexPage(props: {
  readonly path: Exclude<QualityPath, '/intra/quality'>;
  readonly index: TasterIndex;
  readonly search: QualitySearch;
}) {
  const { path, index, search } = props;
  const { i18n } = useLingui();
  const words = INDEX_WORDS[index];
  const title = i18n._(words.title);
  const heads = { found: i18n._(words.found), against: i18n._(words.against) };
  const navigate = useNavigate();
  const go = (chosen: QualitySearch) => void navigate({ to: path, search: chosen });
  const chosenOf = (quality: Quality) => {
    const series = chosenSeries(quality.report, search.series);
    const taster = quality.report.tasters.find((found) => found.taster === search.taster);
    return taster === undefined ? null : { index, series, taster, heads, quality };
  };
  return (
    <QualityFrame
      path={path}
      title={title}
      lede={i18n._(words.lede)}
      search={search}
      part={(report) => {
        const series = chosenSeries(report, search.series);
        const one = report.tasters.filter(({ taster }) => taster === search.taster);
        const drawn = one.length === 0 ? report.tasters : one;
        return { panel: false, drawn: drawn.map(({ taster }) => ({ taster, series, index })) };
      }}
      choices={(quality) => (
        <TasterChoice
          quality={quality}
          search={search}
          series={chosenSeries(quality.report, search.series)}
          onChange={go}
        />
      )}
      actions={(quality) => {
        const chosen = chosenOf(quality);
        const { window } = quality.report;
        if (chosen === null) return null;
        const period = window && {
          from: search.from ?? window.from,
          to: search.to ?? window.to,
        };
        return (
          <>
            {period === null ? null : (
              <TasterYear taster={chosen.taster.taster} period={period} facts={quality.facts} />
            )}
            <OneTasterExport {...chosen} />
          </>
        );
      }}
    >
      {(quality) => {
        const chosen = chosenOf(quality);
        return (
          <>
            {chosen === null ? (
              <AllTasters
                title={title}
                index={index}
                series={chosenSeries(quality.report, search.series)}
                quality={quality}
                hrefOf={(taster) => address(path, { search: { ...search, taster } })}
              />
            ) : (
              <OneTaster {...chosen} />
            )}
            <TooFewList quality={quality} of={[QUALITY_INDEXES[index].material]} />
          </>
        );
      }}
    </QualityFrame>
  );
}

/**
 * All tasters in one index as small charts, sorted by need of attention. Each links to the rows of
 * its taster.
 */
function AllTasters(props: {
  readonly title: string;
  readonly index: TasterIndex;
  readonly series: Series;
  readonly quality: Quality;
  readonly hrefOf: (taster: string) => string;
}) {
  const { title, index, series, quality, hrefOf } = props;
  const { t } = useLingui();
  const { tasters } = quality.report;
  if (tasters.length === 0)
    return (
      <EmptyState title={t`No validated session yet`}>
        <Trans>Figures appear once sessions are validated.</Trans>
      </EmptyState>
    );
  return (
    <>
      <Note kind="info">
        <Trans>Select a taster to see the rows.</Trans>
      </Note>
      <SmallMultiples
        title={title}
        quality={quality}
        shown={byAttention(tasters, (taster) => taster.series[series]?.[index]).map((taster) => ({
          taster: taster.taster,
          index,
          series,
        }))}
        hrefOf={({ taster }) => hrefOf(taster)}
      />
    </>
  );
}
