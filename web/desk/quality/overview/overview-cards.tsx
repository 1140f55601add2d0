import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type PanelIndexName, panelIndex } from '../../../../domain/quality/quality-indexes.ts';
import { INDEX_WORDS } from '../../../parts/figures/index-words.ts';
import { address } from '../../../parts/page/address.ts';
import { Columns } from '../../../ui/layout/columns.tsx';
import { Inline } from '../../../ui/layout/inline.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import { CompetenceCounts } from '../competence/competence-counts.tsx';
import { CountMark } from '../count-mark.tsx';
import type { QualityPath } from '../facts/answer-cache.ts';
import { panelSeries } from '../facts/series-of.ts';
import type { Quality } from '../facts/use-quality.ts';
import { IndexNow } from '../index-now.tsx';
import type { QualitySearch } from '../quality-search.ts';
import { useQualityWords } from '../use-quality-words.ts';

type CardsProps = { readonly quality: Quality; readonly search: QualitySearch };

/**
 * The summary cards: the panel's own figures, its reference checks, and the number of competent
 * tasters. Each links to its page.
 */
export function OverviewCards({ quality, search }: CardsProps) {
  const { t } = useLingui();
  const titled = (path: Exclude<QualityPath, '/intra/quality'>, title: string) => (
    <Link href={address(path, { search })}>{title}</Link>
  );
  const { references, tasters } = quality.report;
  const failed = references.filter(({ check }) => check !== null && !check.accepted).length;
  const [all, agree] = [
    references.length,
    references.filter(({ check }) => check?.accepted).length,
  ];
  return (
    <Columns count={4}>
      <Section title={titled('/intra/quality/panelprecision', t`Panel precision`)}>
        <PanelNow index="pn" quality={quality} />
      </Section>
      <Section title={titled('/intra/quality/paneldeviation', t`Panel deviation`)}>
        <PanelNow index="dn" quality={quality} />
      </Section>
      <Section title={titled('/intra/quality/paneldeviation', t`Reference checks`)} count={all}>
        {all === 0 ? (
          <Text as="p" tone="muted">
            <Trans>None in this period</Trans>
          </Text>
        ) : (
          <Stack gap={2}>
            <CountMark count={agree}>
              <Plural value={agree} one="# agrees" other="# agree" />
            </CountMark>
            {failed === 0 ? null : (
              <StateMark state="stop">
                <Plural value={failed} one="# failed" other="# failed" />
              </StateMark>
            )}
          </Stack>
        )}
      </Section>
      <Section title={titled('/intra/quality/tastercompetence', t`Competence`)}>
        <Stack gap={2}>
          <CompetenceCounts tasters={tasters} />
        </Stack>
      </Section>
    </Columns>
  );
}

function PanelNow({
  index,
  quality,
}: {
  readonly index: PanelIndexName;
  readonly quality: Quality;
}) {
  const { i18n } = useLingui();
  const kind = panelIndex(index);
  const words = useQualityWords();
  const { report, facts } = quality;
  return (
    <Stack gap={2}>
      {panelSeries(report).map((series) => {
        const detail = report.panel[series]?.[index];
        return detail === undefined ? null : (
          <Inline gap={2} key={series}>
            <span>{words.series[series]}</span>
            <IndexNow
              kind={kind}
              series={series}
              title={`${i18n._(INDEX_WORDS[kind].name)}, ${words.series[series].toLowerCase()}`}
              detail={detail}
              settings={facts.settings}
            />
          </Inline>
        );
      })}
    </Stack>
  );
}
