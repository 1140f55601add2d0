import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { type AnalysisStep, awaitedAnalyses } from '../../../domain/results/analysis-steps.ts';
import { isDecisionDue } from '../../../domain/results/decide-class.ts';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import type { SampleVerdict } from '../../../domain/results/sample-verdict.ts';
import type { ClassScheme } from '../../../domain/settings/class-scheme.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { SampleId } from '../../../domain/words/ids.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { assessmentHref } from '../../live/session/board-addresses.ts';
import { oilClassMessage, parseOilClass } from '../../parts/messages/class-names.ts';
import { AgainstCriteria, InvalidWords, LeftOutWords } from '../../parts/sessions/overridden.tsx';
import { TrainingMark } from '../../parts/sessions/training-mark.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Link } from '../../ui/link/link.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { analyses, analysis } from './assessment.css.ts';
import { DecideClassDialog } from './decide-class-dialog.tsx';

/**
 * The list of a sample's validated analyses, oldest first, with the verdicts of its pairs and the
 * analyses still required (ASM-20, ASM-23).
 */
export function AnalysesOfSample(props: {
  readonly sample: SampleId;
  readonly verdict: SampleVerdict | null;
  readonly steps: readonly AnalysisStep[];
  /** The results whose overrides are explained under the class: here they get a mark only. */
  readonly said: readonly ResultRow[];
  /**
   * The result of this page. If it is invalid, the page says so elsewhere, as for its other
   * replicate.
   */
  readonly shown: ResultRow | null;
  /** The class scheme by which a leader may decide a class; null if nobody may. */
  readonly decidesBy: ClassScheme | null;
}) {
  const { sample, verdict, steps, said, shown, decidesBy } = props;
  const { t, i18n } = useLingui();
  const write = useFormat();
  return (
    <Stack gap={3}>
      <VerdictWords verdict={verdict} />
      {verdict?.decision == null ? null : <DecisionWords decision={verdict.decision} />}
      <ol aria-label={t`Analyses of this sample`} className={analyses}>
        {steps.map(({ row, number, pair }, at) => {
          const isAbove = said.some((one) => isSame(one, row));
          const above = steps.slice(0, at).map((step) => step.row);
          const isOfSaid = [...said, ...above].some(({ session }) => session === row.session);
          const isInvalidSaid = [shown, ...above].some((one) => one?.session === row.session);
          const oil = parseOilClass(row.class);
          const { session } = row;
          const day = write.day(row.date);
          return (
            <li key={`${row.session}|${row.replicate}`} className={analysis}>
              <Icon of={CircleCheck} />
              <div>
                <strong>
                  {number === null ? '' : `${number} · `}
                  {write.cm(row.md)} {oil === null ? row.class : i18n._(oilClassMessage(oil))}
                </strong>
                <Text tone="muted" as="p">
                  <Link href={assessmentHref(row.session, row.sample.id, row.replicate)}>
                    {isServedOnce(row, steps) ? (
                      <Trans>
                        Session {session}, {day}
                      </Trans>
                    ) : (
                      <Trans>
                        Session {session}, {day}, replicate {row.replicate}
                      </Trans>
                    )}
                  </Link>
                </Text>
                <TrainingMark training={row.training} />
                {pair === null ? null : <PairMark pair={pair} settings={row.settings} />}
                <InvalidWords invalid={row.invalid} isSaid={isInvalidSaid} />
                <AgainstCriteria reason={row.validationReason} isSaid={isOfSaid} />
                <LeftOutWords leftOut={row.leftOut} isSaid={isAbove} />
              </div>
            </li>
          );
        })}
        {awaitedAnalyses(steps, verdict).map((number) => (
          <li key={number} className={analysis}>
            <Icon of={CircleDashed} />
            <div>
              <strong>
                <Trans>{number} · still to be tasted</Trans>
              </strong>
            </div>
          </li>
        ))}
      </ol>
      {decidesBy !== null && verdict !== null && isDecisionDue(verdict) ? (
        <DecideClassDialog sample={sample} scheme={decidesBy} />
      ) : null}
    </Stack>
  );
}

/**
 * Whether a session judged the sample once, and not as the repeat of another session (PLN-50). Then
 * no replicate is named.
 */
const isServedOnce = ({ session, replicate }: ResultRow, steps: readonly AnalysisStep[]): boolean =>
  replicate === 1 && steps.filter(({ row }) => row.session === session).length === 1;

const isSame = (one: ResultRow, other: ResultRow): boolean =>
  one.session === other.session && one.replicate === other.replicate;

function PairMark(props: {
  readonly pair: SampleVerdict['pairs'][number];
  /** The settings by which its later half was judged. */
  readonly settings: Pick<PanelSettings, 'enMaxDefect' | 'enMaxFruity'>;
}) {
  const { pair, settings } = props;
  const { session1, session2, accepted, enDefect, enFruity } = pair;
  const write = useFormat();
  const [defect, fruity] = [
    write.beside(enDefect, settings.enMaxDefect),
    write.beside(enFruity, settings.enMaxFruity),
  ];
  const words =
    session1 === session2 ? (
      accepted ? (
        <Trans>Pair accepted</Trans>
      ) : (
        <Trans>Pair rejected</Trans>
      )
    ) : accepted ? (
      <Trans>Pair with session {session1} accepted</Trans>
    ) : (
      <Trans>Pair with session {session1} rejected</Trans>
    );
  return (
    <>
      <StateMark state={accepted ? 'done' : 'stop'}>{words}</StateMark>
      <Text tone="muted" as="p">
        <Trans>
          En {defect} for the defect, {fruity} for fruity
        </Trans>
      </Text>
    </>
  );
}

function VerdictWords({ verdict }: { readonly verdict: SampleVerdict | null }) {
  if (verdict === null || verdict.state === 'final') return null;
  return (
    <Text tone="muted" as="p">
      {verdict.state === 'person-decides' ? (
        <Trans>Rejected too: a person must decide.</Trans>
      ) : (
        <Trans>
          A rejected pair needs two more analyses; all are kept.{' '}
          <Plural value={verdict.further} one="# of 2 done." other="# of 2 done." />
        </Trans>
      )}
    </Text>
  );
}

/** The message that a person decided the class, not a pair: the reason, who and when (ASM-21). */
function DecisionWords(props: { readonly decision: NonNullable<SampleVerdict['decision']> }) {
  const { reason, by, at } = props.decision;
  const write = useFormat();
  return (
    <Stack gap={1}>
      <StateMark state="flag">
        <Trans>Decided by a person</Trans>
      </StateMark>
      <Text as="p">{reason}</Text>
      <Text tone="muted" as="p">
        {by}, {write.instant(at)}
      </Text>
    </Stack>
  );
}
