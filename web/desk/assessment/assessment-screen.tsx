import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { notesName } from '../../../domain/documents/document-names.ts';
import {
  type AnalysisStep,
  analysisSteps,
  type JudgedPair,
  pairOverSessions,
} from '../../../domain/results/analysis-steps.ts';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import type { SampleVerdict } from '../../../domain/results/sample-verdict.ts';
import { classScheme } from '../../../domain/settings/class-scheme.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useDocument } from '../../live/pool/use-document.tsx';
import { usePresence } from '../../live/pool/use-presence.ts';
import { AgainstCriteriaNote } from '../../live/session/against-criteria-note.tsx';
import { assessmentHref, boardHref } from '../../live/session/board-addresses.ts';
import { boardCounts } from '../../live/session/board-counts.ts';
import { recordOf } from '../../live/session/board-facts.ts';
import { samplesOf } from '../../live/session/board-names.ts';
import { NoSuchSample } from '../../live/session/no-such-sample.tsx';
import { PaperNote } from '../../live/session/paper-note.tsx';
import { PlanRepeat } from '../../live/session/plan-repeat.tsx';
import { ReplicateChoice } from '../../live/session/replicate-choice.tsx';
import { SampleSteps } from '../../live/session/sample-steps.tsx';
import { SessionActs } from '../../live/session/session-acts.tsx';
import { UnconfirmedNote } from '../../live/session/unconfirmed-note.tsx';
import { unconfirmedOf } from '../../live/session/unconfirmed-of.ts';
import { ClosedCriteria } from '../../live/session/unmet-criteria.tsx';
import type { LiveSession } from '../../live/session/use-board.ts';
import { BOTH, useChosenSample } from '../../live/session/use-chosen-sample.ts';
import { sessionSettings, useJudgements } from '../../live/session/use-judgements.ts';
import { useJudgingSettings } from '../../live/session/use-judging-settings.ts';
import { useNow } from '../../live/session/use-now.ts';
import { sampleCode, tasterName, useRegisters } from '../../live/session/use-registers.ts';
import { useUnmetCriteria } from '../../live/session/use-unmet-criteria.ts';
import { DerivationWords } from '../../parts/figures/derivation-words.tsx';
import { sampleResultsQuery } from '../../parts/http/sample-queries.ts';
import { address } from '../../parts/page/address.ts';
import { useCrumbs, usePeople } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { usePlaces } from '../../parts/page/use-places.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Section } from '../../ui/section/section.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Split } from '../../ui/split/split.tsx';
import { analysisNumbers } from './analysis-numbers.ts';
import { assessedOf } from './assessed-of.ts';
import { steps as list } from './assessment.css.ts';
import { AssessmentFigures } from './assessment-figures.tsx';
import { AssessmentSide } from './assessment-side.tsx';
import { type CategoryDerivation, categoryDerivations } from './category-derivation.ts';
import { CodesLine } from './codes-line.tsx';
import { PairOverSessions } from './pair-over-sessions.tsx';
import { ReplicateComparison } from './replicate-comparison.tsx';
import { ReportLink } from './report-link.tsx';
import { underlyingResults } from './underlying-results.ts';
import { usePairHalves } from './use-pair-halves.ts';
import { VerdictHead } from './verdict-head.tsx';

/** The screen of one sample's assessment: verdict above, figures below, and a sidebar. */
export function AssessmentScreen({ live }: { readonly live: LiveSession }) {
  const { facts, record } = live;
  const { plan } = facts;
  const { session } = record;
  const { t } = useLingui();
  const now = useNow(30_000);
  const registers = useRegisters(samplesOf(plan), plan.tasters);
  const settings = useJudgingSettings(record);
  const judged = useJudgements(facts, record, settings);
  const codeOf = (sample: string) => sampleCode(registers, sample);
  const failed = useUnmetCriteria(record, judged, codeOf, settings);
  const chosen = useChosenSample(plan);
  const notes = useDocument(chosen === null ? null : notesName(facts.place, chosen.sample));
  const { others, setPlace } = usePresence(notes?.handle ?? null, live.me);
  const page = useRef<HTMLDivElement>(null);
  const [showAll, setShowAll] = useState(false);
  usePlaces(page, setPlace);
  const name = chosen === null ? '' : sampleCode(registers, chosen.sample);
  usePageTitle(chosen === null ? t`Session ${session}` : t`Assessment of ${name}`);
  useCrumbs([
    { label: t`Assessments`, href: address('/intra/assessments/summary') },
    { label: String(session), href: boardHref(session) },
    { label: name },
  ]);
  usePeople(
    others.map(({ user, name: full, initials, tone }) => ({
      id: user,
      name: full,
      initials,
      tone,
    })),
  );
  const assessed =
    chosen === null ? null : assessedOf(live.record, judged, chosen, settings?.duplicateOrder);
  const steps = useAnalysisSteps(chosen?.sample ?? null, assessed?.kept ?? null);
  const ownPair =
    assessed?.stored == null ? null : pairOverSessions(assessed.kept, assessed.stored);
  const decidedBy = assessed?.decidedBy ?? null;
  const across = usePairHalves(chosen?.sample ?? null, ownPair);
  const further = usePairHalves(chosen?.sample ?? null, decidedBy === ownPair ? null : decidedBy);
  const deciding = decidedBy === ownPair ? across : further;
  if (chosen === null || assessed === null) return <NoSuchSample record={record} />;
  // Reasons are shown below the class, so without a class there are none (RES-3).
  const isClassShown = assessed.verdict !== null && assessed.shown.assessment.value !== null;
  const behind = isClassShown
    ? underlyingResults(assessed.stored, steps ?? [], [across, deciding])
    : [];
  const counts = boardCounts(facts, now);
  const mayShowBoth =
    assessed.pair?.first.gate.kind === 'open' && assessed.pair.second.gate.kind === 'open';
  const isBoth = ownPair === null ? chosen.isBoth && mayShowBoth : !chosen.isNamed;
  const derivations =
    settings === null
      ? []
      : categoryDerivations(assessed, deciding, classScheme(settings), {
          isPairOverSessions: ownPair !== null,
          isBoth,
        });
  const choice =
    ownPair !== null ? (
      <HalfChoice
        sample={chosen.sample}
        session={session}
        pair={ownPair}
        numbers={across === null ? null : analysisNumbers(across, steps ?? [])}
        chosen={isBoth ? null : chosen.entry.replicate}
      />
    ) : (
      <ReplicateChoice
        chosen={chosen}
        hrefOf={(replicate) => assessmentHref(session, chosen.sample, replicate)}
        both={
          mayShowBoth
            ? { isChosen: isBoth, href: assessmentHref(session, chosen.sample, BOTH) }
            : undefined
        }
      />
    );
  return (
    <Page>
      <PageHeader
        above={
          across === null ? (
            <CodesLine session={session} plan={plan} entries={chosen.entries} />
          ) : (
            <PairCaption pair={across} />
          )
        }
        title={name}
        actions={
          <>
            <SampleSteps
              chosen={chosen}
              registers={registers}
              hrefOf={(sample) => assessmentHref(session, sample)}
            />
            {record.training ? null : <PlanRepeat sample={chosen.sample} />}
            <ReportLink record={record} sample={chosen.sample} />
            <SessionActs
              record={record}
              sealed={counts.unknown > 0 ? null : counts.sealed}
              sheets={counts.sheets}
              failed={failed}
              assessment={null}
            />
          </>
        }
      />
      <Stack gap={4}>
        {behind.some((row) => row.session === session) ? null : (
          <AgainstCriteriaNote record={record} />
        )}
        <ClosedCriteria record={record} failed={failed} sample={name} />
        <UnconfirmedNote
          sheets={unconfirmedOf(record.unconfirmed, plan, chosen.entries)}
          registers={registers}
        />
        <PaperNote
          records={chosen.entries.flatMap((entry) =>
            plan.tasters.flatMap((taster) => recordOf(facts, entry, taster) ?? []),
          )}
          registers={registers}
        />
        <div ref={page}>
          {settings === null ? (
            <Skeleton lines={4} label={t`Loading`} />
          ) : (
            <VerdictHead
              assessed={assessed}
              settings={settings}
              steps={steps ?? []}
              behind={behind}
              across={across}
              deciding={deciding}
              plan={plan}
              session={session}
              tasterCode={(taster) => tasterName(registers, taster).code}
            />
          )}
          <Split
            sideWidth={332}
            from="wide"
            sideLabel={t`Duplicate, exclusions, notes`}
            side={
              <AssessmentSide
                live={live}
                assessed={assessed}
                steps={steps}
                isClassShown={isClassShown}
                behind={behind}
                settings={settings}
                registers={registers}
                notes={notes}
                others={others}
              />
            }
          >
            {settings === null ? (
              <Skeleton lines={8} label={t`Loading`} />
            ) : (
              <Stack gap={6}>
                {isBoth && ownPair !== null ? (
                  across === null ? (
                    <Skeleton lines={8} label={t`Loading`} />
                  ) : (
                    <PairOverSessions pair={across} steps={steps ?? []} choice={choice} />
                  )
                ) : isBoth && assessed.pair !== null ? (
                  <ReplicateComparison
                    pair={assessed.pair}
                    plan={plan}
                    settings={sessionSettings(settings, facts)}
                    choice={choice}
                  />
                ) : (
                  <AssessmentFigures
                    session={session}
                    plan={plan}
                    judged={assessed.shown}
                    settings={settings}
                    showAll={showAll}
                    onShowAll={setShowAll}
                    choice={choice}
                  />
                )}
                {derivations.map((derivation) => (
                  <DerivationSection
                    key={`${derivation.replicate}`}
                    derivation={derivation}
                    settings={settings}
                    steps={steps ?? []}
                  />
                ))}
              </Stack>
            )}
          </Split>
        </div>
      </Stack>
    </Page>
  );
}

/** The facts about a half that the caption needs. */
type CaptionHalf = { readonly row: Pick<ResultRow, 'session' | 'date' | 'codes'> };

/**
 * The caption of a pair over two sessions: each half's session, date and codes, each number with
 * its noun (ASM-22).
 */
export function PairCaption({
  pair,
}: {
  readonly pair: { readonly first: CaptionHalf; readonly second: CaptionHalf };
}) {
  const { t } = useLingui();
  const write = useFormat();
  const words = ({ row }: CaptionHalf) => {
    const { session } = row;
    const codes = row.codes.join(', ');
    const count = row.codes.length;
    const day = write.day(row.date);
    return t`session ${session}, ${day}, ${plural(count, { one: `code ${codes}`, other: `codes ${codes}` })}`;
  };
  return (
    <Trans>
      A pair over two sessions: {words(pair.first)} · {words(pair.second)}
    </Trans>
  );
}

/**
 * The validated analyses of a sample, oldest first; null while they are not loaded (ASM-23,
 * BRD-10).
 */
function useAnalysisSteps(
  sample: string | null,
  verdict: SampleVerdict | null,
): readonly AnalysisStep[] | null {
  const asked = useQuery({ ...sampleResultsQuery(sample ?? ''), enabled: sample !== null });
  const rows = asked.data;
  return useMemo(() => (rows === undefined ? null : analysisSteps(rows, verdict)), [rows, verdict]);
}

/**
 * Chooses between the halves of a pair over two sessions, each in its own session, or both side by
 * side (ASM-22).
 */
function HalfChoice(props: {
  readonly session: number;
  readonly sample: string;
  readonly pair: JudgedPair;
  /** The numbers of both halves among the analyses of the sample; null while unknown. */
  readonly numbers: readonly [number, number] | null;
  /** The shown half; null if both are shown. */
  readonly chosen: Replicate | null;
}) {
  const { session, sample, pair, numbers, chosen } = props;
  const { t } = useLingui();
  const router = useRouter();
  const [one, two] = numbers ?? [1, 2];
  const named = (number: number) => t`Analysis ${number}`;
  return (
    <SegmentedControl
      label={t`Analysis`}
      value={chosen === null ? BOTH : String(chosen)}
      options={[
        { id: '1', label: named(one) },
        { id: '2', label: named(two) },
        { id: BOTH, label: t`Both` },
      ]}
      onChange={(id) =>
        router.history.replace(
          id === '1'
            ? assessmentHref(pair.session1, sample, 1)
            : id === '2'
              ? assessmentHref(pair.session2, sample, 2)
              : assessmentHref(session, sample, BOTH),
        )
      }
    />
  );
}

/**
 * The section with the derivation of a category: each step, the rule and the scheme of its limits.
 */
function DerivationSection(props: {
  readonly derivation: CategoryDerivation;
  readonly settings: PanelSettings;
  /** The validated analyses of the sample. */
  readonly steps: readonly AnalysisStep[];
}) {
  const { derivation, settings, steps } = props;
  const { t } = useLingui();
  const numbers = derivation.by === null ? null : analysisNumbers(derivation.by, steps);
  return (
    <Section
      title={
        numbers !== null
          ? t`How analyses ${numbers[0]} and ${numbers[1]} gave the category`
          : derivation.replicate === null
            ? t`How the category was reached`
            : t`How the category of replicate ${derivation.replicate} was reached`
      }
      level={3}
    >
      <ol className={list}>
        {derivation.steps.map((step) => (
          <li key={`${step.kind} ${'of' in step ? step.of : ''}`}>
            <DerivationWords step={step} />
          </li>
        ))}
      </ol>
      <Text tone="caption" as="p">
        {settings.scheme === 'EU' ? (
          <Trans>M-CLASS, limits of the EU scheme</Trans>
        ) : (
          <Trans>M-CLASS, limits of the IOC scheme</Trans>
        )}
      </Text>
    </Section>
  );
}
