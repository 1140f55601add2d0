import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight, Users, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import type { SampleScores } from '../../../domain/results/sample-scores.ts';
import { classScheme } from '../../../domain/settings/class-scheme.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { EntryJudgement } from '../../live/session/use-judgements.ts';
import { AttributeFigure } from '../../parts/figures/attribute-figure.tsx';
import { shownAttributes } from '../../parts/figures/attribute-figures.ts';
import { classLimits } from '../../parts/figures/class-limits.ts';
import { derivationSteps } from '../../parts/figures/derivation-steps.ts';
import { DerivationWords } from '../../parts/figures/derivation-words.tsx';
import { figuresOf } from '../../parts/figures/figures-of.ts';
import { CVR_LIMIT } from '../../parts/figures/reliability.ts';
import { ReliabilityNote } from '../../parts/figures/reliability-note.tsx';
import { ScoreStrip } from '../../parts/figures/score-strip.tsx';
import { verdict } from '../../parts/figures/verdict.css.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { oilClassMessage } from '../../parts/messages/class-names.ts';
import { useMedalWords } from '../../parts/points/use-medal-words.ts';
import { Overrides } from '../../parts/sessions/overridden.tsx';
import { TrainingMark } from '../../parts/sessions/training-mark.tsx';
import { media } from '../../theme/breakpoints.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useMedia } from '../../ui/media/use-media.ts';
import { Note } from '../../ui/note/note.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import {
  attributeHead,
  attributeLine,
  attributeStrip,
  bigCode,
  endFigure,
  flush,
} from './board.css.ts';

/**
 * The side panel with the details of one glass: verdict, points and figures, or why they are
 * hidden. The verdict is provisional until validation. If the panel is below the grid, it scrolls
 * into view when it opens (BRD-14).
 */
export function GlassPanel(props: {
  readonly judged: EntryJudgement;
  readonly code: string;
  readonly sample: string;
  readonly replicates: number;
  readonly settings: PanelSettings;
  /** The session is validated: its class is no longer provisional. */
  readonly isFinal: boolean;
  /** The stored result of the glass with overrides; null before validation. */
  readonly stored: ResultRow | null;
  /** The session is for training (TRN-12). */
  readonly training: boolean;
  readonly assessmentHref: string;
  readonly sheetsHref: string;
  /** Further actions on the sample, besides opening it; null for none. */
  readonly act: ReactNode;
  readonly onClose: () => void;
}) {
  const { judged, code, sample, replicates, settings, assessmentHref, sheetsHref, act, onClose } =
    props;
  const { t } = useLingui();
  const { gate, assessment } = judged;
  const panel = useRef<HTMLDivElement>(null);
  const isBeside = useMedia(media.wide);
  useEffect(() => {
    if (!isBeside) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isBeside]);
  return (
    <div ref={panel}>
      <Stack gap={4}>
        <Inline gap={3} justify="between" align="start">
          <Inline gap={3}>
            <span className={bigCode}>{code}</span>
            <Stack gap={1}>
              <Text tone="strong">{sample}</Text>
              {replicates > 1 ? (
                <Text tone="caption">
                  <Trans>
                    Replicate {judged.entry.replicate} of {replicates}
                  </Trans>
                </Text>
              ) : judged.entry.replicate > 1 ? (
                <Text tone="caption">
                  <Trans>Replicate {judged.entry.replicate}</Trans>
                </Text>
              ) : null}
            </Stack>
          </Inline>
          <IconButton icon={X} label={t`Close`} size="dense" onPress={onClose} />
        </Inline>
        {gate.kind === 'unknown' ? (
          <Skeleton label={t`Loading`} lines={6} />
        ) : gate.kind !== 'open' ? (
          <Note kind="info" title={t`Results are hidden`}>
            <Trans>
              {judged.sealed} of {judged.expected} sheets stored. Results open when all are, or at 8
              if you choose.
            </Trans>
          </Note>
        ) : judged.scored !== undefined ? (
          judged.scored.scores === null ? (
            <Skeleton label={t`Computing`} lines={6} />
          ) : (
            <ScoredGlass scores={judged.scored.scores} />
          )
        ) : assessment.value === null ? (
          assessment.error === null ? (
            <Skeleton label={t`Computing`} lines={6} />
          ) : (
            <Note kind="error" title={t`Figures not computed`} />
          )
        ) : (
          <Verdict
            judged={judged}
            assessment={assessment.value}
            settings={settings}
            isFinal={props.isFinal}
            stored={props.stored}
            training={props.training}
          />
        )}
        {act === null ? null : <div>{act}</div>}
        <div className={flush}>
          <Inline justify="between" wrap>
            <LinkButton href={sheetsHref} variant="quiet" icon={Users}>
              <Trans>See the sheets</Trans>
            </LinkButton>
            <LinkButton href={assessmentHref} variant="quiet" iconEnd={ArrowRight}>
              <Trans>Open in assessment</Trans>
            </LinkButton>
          </Inline>
        </div>
      </Stack>
    </div>
  );
}

function Verdict(props: {
  readonly judged: EntryJudgement;
  readonly assessment: Assessment;
  readonly settings: PanelSettings;
  readonly isFinal: boolean;
  readonly stored: ResultRow | null;
  readonly training: boolean;
}) {
  const { judged, assessment, settings, isFinal, stored, training } = props;
  const { i18n, t } = useLingui();
  const names = useSheetNames();
  const write = useFormat();
  const [first, ...others] = shownAttributes(assessment, false);
  const scheme = classScheme(settings);
  const last = derivationSteps(assessment, scheme).at(-1);
  const { virgin } = classLimits(scheme);
  const limits =
    assessment.predominantDefect === null
      ? []
      : [{ at: virgin, label: t`Virgin limit ${write.cm(virgin)}` }];
  return (
    <>
      <div>
        <Text tone="caption" as="p">
          {isFinal ? (
            settings.scheme === 'EU' ? (
              <Trans>Category, EU limits</Trans>
            ) : (
              <Trans>Category, IOC limits</Trans>
            )
          ) : settings.scheme === 'EU' ? (
            <Trans>Provisional category, EU limits</Trans>
          ) : (
            <Trans>Provisional category, IOC limits</Trans>
          )}
        </Text>
        <p className={verdict}>{i18n._(oilClassMessage(assessment.class))}</p>
        <TrainingMark training={training} />
        <Overrides of={stored} />
        <Text tone="muted" as="p">
          {last === undefined ? null : <DerivationWords step={last} />}
        </Text>
      </div>
      <ReliabilityNote assessment={assessment} />
      {first === undefined ? null : (
        <ScoreStrip
          assessment={assessment}
          sheets={judged.sheets}
          of={first}
          isCompact={false}
          width={348}
          limits={limits}
        />
      )}
      <div>
        <div className={`${attributeLine} ${attributeHead}`}>
          <span>
            <Trans>Attribute</Trans>
          </span>
          <span className={attributeStrip}>
            <Trans>Scores, 0 to 10 cm</Trans>
          </span>
          <span className={endFigure}>
            <Trans>Median</Trans>
          </span>
          <span className={endFigure}>CVr</span>
        </div>
        {[first, ...others].map((key) => {
          const figures = key === undefined ? null : figuresOf(assessment, key);
          if (key === undefined || figures === null) return null;
          const named = { figures, of: key, sheets: judged.sheets.counted, settings };
          return (
            <div key={key} className={attributeLine}>
              {names.label(key)}
              <span className={attributeStrip}>
                {key === first ? null : (
                  <ScoreStrip assessment={assessment} sheets={judged.sheets} of={key} isCompact />
                )}
              </span>
              <span className={endFigure}>
                <AttributeFigure figure="median" {...named}>
                  {write.two(figures.median)}
                </AttributeFigure>
              </span>
              <span className={endFigure}>
                <AttributeFigure figure="cvr" {...named}>
                  {write.percent(figures.cvr, CVR_LIMIT)}
                </AttributeFigure>
              </span>
            </div>
          );
        })}
      </div>
    </>
  );
}

/** The present scores of a glass on a sheet of points: total, medal, place and parts (SHT-6). */
function ScoredGlass({ scores }: { readonly scores: SampleScores }) {
  const { t } = useLingui();
  const write = useFormat();
  const medals = useMedalWords();
  const { total, rank, ranked, isTied, medal, parts } = scores;
  const { maximum } = total;
  const points = (value: number) => write.number(value, Number.isInteger(value) ? 0 : 2);
  return (
    <>
      <div>
        <Text tone="caption" as="p">
          <Trans>Scored on {maximum} points</Trans>
        </Text>
        <p className={verdict}>{points(total.score)}</p>
        <Text tone="muted" as="p">
          {medals(medal)}
        </Text>
      </div>
      <DefinitionList
        layout="sum"
        items={[
          {
            term: t`Place`,
            value: isTied ? t`${rank} of ${ranked}, shared` : t`${rank} of ${ranked}`,
          },
          ...parts.map(({ key, score, maximum: most }) => {
            const written = points(score);
            return { term: t`Part ${key}`, value: t`${written} of ${most}` };
          }),
        ]}
      />
    </>
  );
}
