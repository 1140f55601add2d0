import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue } from 'react';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { dropEmpty } from '../../parts/lists/list-search.ts';
import { PeriodFields } from '../../parts/lists/period-fields.tsx';
import { address } from '../../parts/page/address.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { DeskStats } from '../../parts/stats/desk-stats.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import type { QualityPath } from './facts/answer-cache.ts';
import { type PartOf, type Quality, useQuality } from './facts/use-quality.ts';
import * as paper from './quality-paper.css.ts';
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
            <Trans>Figures on this device, as of {write.instant(quality.since)}.</Trans>
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

/**
 * The line that names the limit of the indexes, with a link for the leader to the setting, which
 * says that the limit is a convention (M-QC).
 */
function LimitSource({ settings }: { readonly settings: PanelSettings }) {
  const write = useFormat();
  const isLeader = useMe().role === 'jefespanel';
  const { sigmaMethod, indexLimit } = settings;
  const [sigma, limit] = [
    sigmaMethod === null ? null : write.limit(sigmaMethod),
    write.limit(indexLimit),
  ];
  return (
    <Text as="p" tone="muted">
      {sigma === null ? (
        <>
          <Trans>Limit {limit}</Trans>
          {isLeader && (
            <>
              {' · '}
              <Link href={address('/intra/panels/settings', { hash: 'quality-limits' })}>
                <Trans>change</Trans>
              </Link>
            </>
          )}
        </>
      ) : (
        <Trans>
          Normalised, σ {sigma} cm; limit (Verdial’s convention): 95 % point of chi-square over n.
        </Trans>
      )}
    </Text>
  );
}

type Period = Pick<QualitySearch, 'from' | 'to'>;

/**
 * The period picker of a page, with the page's other controls. The default is six months up to the
 * newest session.
 */
function QualityPeriod(props: {
  readonly search: Period;
  /** The period of the shown figures, for an end of the period that a person has not chosen. */
  readonly window: { readonly from: string; readonly to: string } | null;
  readonly onChange: (period: {
    readonly from: string | undefined;
    readonly to: string | undefined;
  }) => void;
  readonly children?: ReactNode;
}) {
  const { search, window, onChange, children } = props;
  const from = search.from ?? window?.from ?? null;
  const to = search.to ?? window?.to ?? null;
  return (
    <Inline gap={4} align="end">
      {children}
      <PeriodFields
        from={from}
        to={to}
        onFrom={(day) => onChange({ from: day, to: search.to })}
        onTo={(day) => onChange({ from: search.from, to: day })}
      />
    </Inline>
  );
}
