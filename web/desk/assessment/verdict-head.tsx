import { Trans, useLingui } from '@lingui/react/macro';
import type { AnalysisStep } from '../../../domain/results/analysis-steps.ts';
import type { LeftOut, ResultRow } from '../../../domain/results/result-row.ts';
import { againstCriteria } from '../../../domain/results/sessions-against-criteria.ts';
import { classScheme } from '../../../domain/settings/class-scheme.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import type { FigureQuestion } from '../../../stats-worker/explanation/explain.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { classLimits } from '../../parts/figures/class-limits.ts';
import { ExplainedFigure } from '../../parts/figures/explained-figure.tsx';
import { ReliabilityMark } from '../../parts/figures/reliability-note.tsx';
import { verdict as verdictClass } from '../../parts/figures/verdict.css.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { capital } from '../../parts/messages/capital.ts';
import { fruityClassMessage, oilClassMessage } from '../../parts/messages/class-names.ts';
import { InvalidWords, LeftOutWords } from '../../parts/sessions/overridden.tsx';
import { TrainingMark } from '../../parts/sessions/training-mark.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { AnalysesDial } from './analyses-dial.tsx';
import { analysisNumbers } from './analysis-numbers.ts';
import type { Assessed } from './assessed-of.ts';
import { awaited, top } from './assessment.css.ts';
import { otherScheme } from './other-scheme.ts';
import type { PairHalves } from './use-pair-halves.ts';
import { VerdictDial } from './verdict-dial.tsx';

/**
 * The header of an assessment: the verdict in large, Md between the limits, and the other deciding
 * figures.
 */
export function VerdictHead(props: {
  readonly assessed: Assessed;
  readonly settings: PanelSettings;
  /** The validated analyses of the sample. */
  readonly steps: readonly AnalysisStep[];
  /** The stored results on which the class is based. */
  readonly behind: readonly ResultRow[];
  /** The pair over two sessions to which the shown result belongs; null if there is none. */
  readonly across: PairHalves | null;
  /** The halves of the pair that gave the class, if it is not of this session. */
  readonly deciding: PairHalves | null;
  /** Whether the session is for training, and whether it counts, by its plan (TRN-12). */
  readonly plan: { readonly training: boolean; readonly counts: boolean };
  readonly session: number;
  /** The code of a taster. */
  readonly tasterCode: (taster: string) => string;
}) {
  const { assessed, settings, steps, behind, across, deciding, plan } = props;
  const { shown, pair, verdict, from, kept, stored } = assessed;
  const { i18n, t } = useLingui();
  const names = useSheetNames();
  const write = useFormat();
  const of = shown.assessment.value;
  if (verdict === null || of === null)
    return assessed.isAwaited ? (
      <div className={awaited}>
        <Skeleton lines={4} label={t`Loading`} />
      </div>
    ) : null;
  const { md, mf, oil, ofPair, isProvisional } = verdict;
  const sheets = shown.sheets.counted;
  const overridden = againstCriteria(behind).flatMap(
    ({ session }) => behind.find((row) => row.session === session) ?? [],
  );
  const leftOut: readonly LeftOutSheets[] =
    stored === null
      ? leftOutSheets(assessed, props.session, ({ taster, reason }) => ({
          taster: props.tasterCode(taster),
          reason,
        }))
      : behind.filter((row) => row.leftOut.length > 0);
  const areMany = behind.length > 1 || (stored === null && pair !== null);
  const scheme = classScheme(settings);
  const { virgin } = classLimits(scheme);
  const other = otherScheme(scheme, verdict);
  const question = (figure: 'fruityClass' | 'predominantDefect') =>
    ({ about: 'sample', figure, sheets }) as const;
  const halves =
    assessed.decidedBy !== null
      ? deciding && [deciding.first.sheets, deciding.second.sheets]
      : pair && [pair.first.sheets.counted, pair.second.sheets.counted];
  const final = (figure: 'class' | 'mf'): FigureQuestion | null => {
    if (md === null) return null;
    if (!ofPair) return { about: 'sample', figure, sheets: from.sheets.counted };
    const [first, second] = halves ?? [];
    return first && second ? { about: 'duplicate', figure, first, second } : null;
  };
  // A recorded pair is explained by the settings by which it was judged (M-RECORD).
  const finalSettings = deciding?.second.row.settings ?? settings;
  const numbers = deciding === null ? null : analysisNumbers(deciding, steps);
  const isClean =
    !plan.training &&
    overridden.length === 0 &&
    leftOut.length === 0 &&
    stored?.invalid == null &&
    kept?.decision == null;
  const oilName = i18n._(oilClassMessage(oil));
  // The defect is that of the pair whose median is shown below it.
  const predominant = (deciding?.first.assessment.value ?? of).predominantDefect;
  const defect = predominant === null ? capital(t`none`) : names.label(predominant);
  return (
    <div className={top}>
      <div>
        <Text tone="caption" as="p">
          {scheme === 'EU' ? (
            <Trans>Category, EU limits</Trans>
          ) : (
            <Trans>Category, IOC limits</Trans>
          )}
        </Text>
        <p className={verdictClass}>
          <ExplainedFigure question={final('class')} settings={finalSettings} title={t`Category`}>
            {oilName}
          </ExplainedFigure>
        </p>
        {other === null ? null : (
          <Text tone="muted" as="p">
            <Trans>EU limits: {i18n._(oilClassMessage(other))}.</Trans>
          </Text>
        )}
        <TrainingMark training={plan.training} counts={plan.counts} />
        <InvalidWords invalid={stored?.invalid ?? null} />
        {overridden.map((one) => (
          <div key={one.session}>
            {overridden.length > 1 || one.session !== stored?.session ? (
              <Text tone="caption">
                <Trans>Session {one.session}</Trans>
              </Text>
            ) : null}
            <WholeOverride of={one} />
          </div>
        ))}
        {leftOut.map((row) => (
          <div key={`${row.session}|${row.replicate}`}>
            {areMany ? (
              <Text tone="caption">
                <Trans>
                  Session {row.session}, replicate {row.replicate}
                </Trans>
              </Text>
            ) : null}
            <LeftOutWords leftOut={row.leftOut} />
          </div>
        ))}
        {kept?.decision == null || stored === null || stored.invalid !== null ? null : (
          <StateMark state="flag">
            <Trans>Decided by a person</Trans>
          </StateMark>
        )}
        {isProvisional ? (
          <StateMark state="flag">
            <Trans>Provisional: the pair was rejected</Trans>
          </StateMark>
        ) : null}
      </div>
      <div>
        <Text tone="caption" as="p">
          {numbers !== null ? (
            predominant === null ? (
              <Trans>
                Defects: final median of analyses {numbers[0]} and {numbers[1]}, cm
              </Trans>
            ) : (
              <Trans>
                Predominant defect, {defect}: final median of analyses {numbers[0]} and {numbers[1]}
                , cm
              </Trans>
            )
          ) : ofPair ? (
            predominant === null ? (
              <Trans>Defects: final median of the two replicates, cm</Trans>
            ) : (
              <Trans>Predominant defect, {defect}: final median of both replicates, cm</Trans>
            )
          ) : predominant === null ? (
            <Trans>Defects: highest median, cm</Trans>
          ) : (
            <Trans>Predominant defect, {defect}: median, cm</Trans>
          )}
        </Text>
        {md === null ? null : <VerdictDial md={md} oil={oil} scheme={scheme} />}
        {across === null ? null : <AnalysesDial steps={steps} scheme={scheme} />}
      </div>
      <DefinitionList
        layout="sum"
        items={[
          {
            term: t`Predominant defect`,
            value: (
              <ExplainedFigure
                question={{
                  ...question('predominantDefect'),
                  ...(deciding === null ? {} : { sheets: deciding.first.sheets }),
                }}
                settings={settings}
                title={t`Predominant defect`}
              >
                {defect}
              </ExplainedFigure>
            ),
          },
          ...(md === null || md > virgin
            ? []
            : [
                {
                  term: t`Margin to the virgin limit`,
                  value: write.cm(Math.round((virgin - md) * 10) / 10),
                },
              ]),
          {
            term: names.label('fruity'),
            value: (
              <ExplainedFigure
                question={mf === null ? null : final('mf')}
                settings={finalSettings}
                title={names.label('fruity')}
              >
                {write.cm(mf)}
              </ExplainedFigure>
            ),
          },
          {
            term: t`Fruity intensity`,
            value: (
              <ExplainedFigure
                question={question('fruityClass')}
                settings={settings}
                title={t`Fruity intensity`}
              >
                {i18n._(fruityClassMessage(of.fruityClass))}
              </ExplainedFigure>
            ),
          },
          ...(across === null
            ? []
            : [
                {
                  term: t`Pair over two sessions`,
                  value: across.judged.accepted ? (
                    <StateMark state="done">
                      <Trans>Accepted</Trans>
                    </StateMark>
                  ) : (
                    <StateMark state="stop">
                      <Trans>Rejected</Trans>
                    </StateMark>
                  ),
                },
              ]),
          ...(isProvisional && kept !== null
            ? [{ term: t`Further analyses`, value: t`${kept.further} of 2` }]
            : []),
          { term: t`Valid sheets`, value: String(of.n) },
          {
            term: t`Reliable, CVr at most 20 %`,
            // A result against the criteria, or of a training session, must not look clean (RES-3,
            // TRN-12).
            value: (
              <ReliabilityMark isReliable={of.reliable} isClean={isClean}>
                <Trans>Yes</Trans>
              </ReliabilityMark>
            ),
          },
        ]}
      />
    </div>
  );
}

/** The sheets excluded from one result on which a class is based. */
type LeftOutSheets = {
  readonly session: number;
  readonly replicate: Replicate;
  readonly leftOut: readonly LeftOut[];
};

/**
 * The sheets excluded before a result is stored (ASM-1): those of the shown replicate, of both
 * replicates of its pair, and of the verdict's replicate, each once.
 */
function leftOutSheets(
  { shown, pair, from }: Pick<Assessed, 'shown' | 'pair' | 'from'>,
  session: number,
  wordsOf: (exclusion: { readonly taster: string; readonly reason: string }) => LeftOut,
): readonly LeftOutSheets[] {
  const judged = new Set([...(pair === null ? [] : [pair.first, pair.second]), from, shown]);
  return [...new Map([...judged].map((one) => [one.entry.id, one])).values()].flatMap(
    ({ entry, sheets }) =>
      sheets.excluded.length === 0
        ? []
        : [
            {
              session,
              replicate: entry.replicate,
              leftOut: sheets.excluded.map(({ exclusion }) => wordsOf(exclusion)),
            },
          ],
  );
}

/**
 * The message under the category that a person validated it against the criteria: the whole reason,
 * who and when (RES-6).
 */
function WholeOverride({ of }: { readonly of: ResultRow }) {
  const write = useFormat();
  return (
    <>
      <StateMark state="flag">
        <Trans>Despite unmet criteria</Trans>
      </StateMark>
      <Text as="p">{of.validationReason}</Text>
      <Text tone="muted" size={13} as="p">
        {of.validatedBy}, {write.instant(of.validatedAt)}
      </Text>
    </>
  );
}
