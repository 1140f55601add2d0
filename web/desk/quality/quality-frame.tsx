import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { dropEmpty } from '../../parts/lists/list-search.ts';
import { address } from '../../parts/page/address.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { DeskStats } from '../../parts/stats/desk-stats.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import type { QualityPath } from './facts/answer-cache.ts';
import type { PartOf, Quality } from './facts/use-quality.ts';
import { useQuality } from './facts/use-quality.ts';
import { LimitSource } from './limit-source.tsx';
import * as paper from './quality-paper.css.ts';
import { QualityPeriod } from './quality-period.tsx';
import type { QualitySearch } from './quality-search.ts';
import { QualityWork } from './quality-work.tsx';

type QualityFrameProps = {
  /** Whether the page prints in landscape, since its table is too wide for portrait. */
  readonly isWideOnPaper?: boolean;
  readonly path: QualityPath;
  readonly title: string;
  readonly lede: string;
  readonly search: QualitySearch;
  /** Further controls after the period, such as taster or series. */
  readonly choices?: ((quality: Quality) => ReactNode) | undefined;
  readonly actions?: ((quality: Quality) => ReactNode) | undefined;
  /** Whether the page compares figures with a limit; if so, it names the limit. */
  readonly hasLimit?: boolean | undefined;
  /** The part of the evolution that the page draws; by default no chart. */
  readonly part?: PartOf | undefined;
  readonly children: (quality: Quality) => ReactNode;
};

const noCharts: PartOf = () => ({ panel: false, drawn: [] });

/** The layout of a quality page: header, period, and the figures once they are computed. */
export function QualityFrame(props: QualityFrameProps) {
  return (
    <DeskStats>
      <Framed {...props} />
    </DeskStats>
  );
}

function Framed(props: QualityFrameProps) {
  const { path, title, lede, search, choices, actions, children, hasLimit = true } = props;
  const { part = noCharts } = props;
  const { t } = useLingui();
  const write = useFormat();
  const navigate = useNavigate();
  const found = useQuality(path, { from: search.from ?? null, to: search.to ?? null }, part);
  const quality = found.state === 'ready' ? found.quality : null;
  const window = quality?.report.window ?? null;
  // Deferred, so that the page stays responsive and does not render again when only a control
  // outside the figures changes.
  const body = useDeferredValue(quality === null ? null : children(quality), null);
  usePageTitle(title);
  useCrumbs(
    path === '/intra/quality'
      ? [{ label: title }]
      : [{ label: t`Quality`, href: address('/intra/quality') }, { label: title }],
  );
  return (
    <Page isWideOnPaper={props.isWideOnPaper}>
      <PageHeader
        title={title}
        lede={lede}
        {...(quality === null || actions === undefined ? {} : { actions: actions(quality) })}
      />
      {window === null ? null : (
        <p className={paper.period}>
          {write.day(window.from)} – {write.day(window.to)}
        </p>
      )}
      <Stack gap={5}>
        <QualityPeriod
          search={search}
          window={window}
          onChange={(period) =>
            void navigate({
              to: path,
              search: dropEmpty({ ...search, ...period }),
              replace: true,
            })
          }
        >
          {quality === null ? null : choices?.(quality)}
        </QualityPeriod>
        {quality === null || !hasLimit ? null : <LimitSource settings={quality.facts.settings} />}
        {quality?.since == null ? null : (
          <Note kind="warning" isLive title={t`The server cannot be reached`}>
            <Trans>
              These figures come from what this device keeps, as of {write.instant(quality.since)}.
            </Trans>
          </Note>
        )}
        {found.state === 'ready' ? (
          <div className={paper.body}>
            <Stack gap={5}>
              {found.anew === null ? null : <QualityWork of={found.anew} />}
              {body}
            </Stack>
          </div>
        ) : (
          <QualityWork of={found} />
        )}
      </Stack>
    </Page>
  );
}
