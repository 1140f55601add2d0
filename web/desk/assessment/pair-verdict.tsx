import { Trans, useLingui } from '@lingui/react/macro';
import type { PlanValue } from '../../../domain/documents/session.document.ts';
import { type Agreement, halvesAgree, statedClass } from '../../../domain/results/halves-agree.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { PairJudgement } from '../../live/session/use-judgements.ts';
import { ExplainedFigure } from '../../parts/figures/explained-figure.tsx';
import { figuresOf } from '../../parts/figures/figures-of.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { oilClassMessage } from '../../parts/messages/class-names.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { markOverflow } from '../../ui/table/mark-overflow.ts';
import { below, dense, figure, scroller, strong, wrapping } from './assessment.css.ts';

/**
 * The comparison of a sample's two replicates: En of the defect and of fruity, and the verdict of
 * the pair.
 */
export function PairVerdict(props: {
  readonly pair: PairJudgement;
  readonly plan: PlanValue;
  readonly settings: PanelSettings | null;
  /** Whether its results are stored: the analyses of the sample then say what is still needed. */
  readonly isStored: boolean;
}) {
  const { pair, plan, settings, isStored } = props;
  const { t, i18n } = useLingui();
  const names = useSheetNames();
  const write = useFormat();
  const agreementOf = useAgreementWords();
  const { first, second, duplicate } = pair;
  if (first.gate.kind === 'unknown' || second.gate.kind === 'unknown')
    return <Skeleton lines={3} label={t`Loading`} />;
  if (first.gate.kind !== 'open' || second.gate.kind !== 'open')
    return (
      <Text tone="muted" as="p">
        <Trans>Compared once both results are open.</Trans>
      </Text>
    );
  const [one, two] = [first.assessment.value, second.assessment.value];
  const judged = duplicate.value;
  if (duplicate.error !== null && judged === null)
    return <Note kind="error" title={t`Duplicates not compared`} />;
  if (one === null || two === null || judged === null)
    return <Skeleton lines={3} label={t`Computing`} />;
  const agreement = agreementOf(one, two);
  const medianOf = (of: typeof one) =>
    of.predominantDefect === null ? 0 : (figuresOf(of, of.predominantDefect)?.median ?? null);
  const defect = one.predominantDefect ?? two.predominantDefect;
  const rows = [
    {
      key: 'enDefect' as const,
      name: defect === null ? t`Defect` : names.label(defect),
      one: medianOf(one),
      two: medianOf(two),
      en: judged.enDefect,
      most: plan.enMaxDefect,
    },
    {
      key: 'enFruity' as const,
      name: names.label('fruity'),
      one: one.attributes.fruity.median,
      two: two.attributes.fruity.median,
      en: judged.enFruity,
      most: plan.enMaxFruity,
    },
  ];
  return (
    <Stack gap={3}>
      <div className={scroller} ref={markOverflow}>
        <table className={dense} aria-label={t`Duplicate`}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Attribute, verdict</Trans>
              </th>
              <th scope="col" className={figure}>
                1
              </th>
              <th scope="col" className={figure}>
                2
              </th>
              <th scope="col" className={figure}>
                En
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row" className={wrapping}>
                  {row.name}
                  <span className={below}>
                    {row.en !== null && row.en <= row.most ? (
                      <StateMark state="done">
                        <Trans>Within the limit</Trans>
                      </StateMark>
                    ) : (
                      <StateMark state="stop">
                        <Trans>Over the limit</Trans>
                      </StateMark>
                    )}
                  </span>
                </th>
                <td className={figure}>{write.two(row.one)}</td>
                <td className={figure}>{write.two(row.two)}</td>
                <td className={`${figure} ${strong}`}>
                  <PairError pair={pair} plan={plan} settings={settings} of={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Text tone="caption" as="p">
        <Trans>
          M-EN: at most {write.limit(plan.enMaxDefect)} for the defect,{' '}
          {write.limit(plan.enMaxFruity)} for fruity. Same category: {agreement.category}. Same
          defect: {agreement.defect}.
        </Trans>
      </Text>
      {judged.accepted && judged.class !== null ? (
        <Text as="p">
          <Trans>
            The pair: Md {write.cm(judged.md)}, Mf {write.cm(judged.mf)},{' '}
            <strong>{i18n._(oilClassMessage(judged.class))}</strong>
          </Trans>
        </Text>
      ) : null}
      {judged.accepted ? null : <RejectedPair isStored={isStored} />}
    </Stack>
  );
}

/** Says that the pair is rejected and, until the results are stored, what it needs. */
export function RejectedPair({ isStored }: { readonly isStored: boolean }) {
  const { t } = useLingui();
  return (
    <Note kind="warning" title={t`The duplicate is rejected`}>
      {isStored ? null : <Trans>Two more analyses needed; all are kept.</Trans>}
    </Note>
  );
}

/** The normalised error of one row, which opens its explanation (FIG-1). */
function PairError(props: {
  readonly pair: PairJudgement;
  readonly plan: PlanValue;
  readonly settings: PanelSettings | null;
  readonly of: {
    readonly key: 'enDefect' | 'enFruity';
    readonly name: string;
    readonly en: number | null;
    readonly most: number;
  };
}) {
  const { pair, plan, settings, of } = props;
  const write = useFormat();
  const { enMaxDefect, enMaxFruity } = plan;
  const en = write.beside(of.en, of.most);
  if (settings === null || of.en === null) return <>{en}</>;
  return (
    <ExplainedFigure
      question={{
        about: 'duplicate',
        figure: of.key,
        first: pair.first.sheets.counted,
        second: pair.second.sheets.counted,
      }}
      settings={{ ...settings, enMaxDefect, enMaxFruity }}
      title={`En, ${of.name}`}
    >
      {en}
    </ExplainedFigure>
  );
}

/**
 * Whether both halves of a pair have the same category and the same predominant defect, in words
 * (ASM-32).
 */
export function useAgreementWords(): (
  one: Pick<Assessment, 'class' | 'predominantDefect'>,
  two: Pick<Assessment, 'class' | 'predominantDefect'>,
) => { readonly category: string; readonly defect: string } {
  const { t } = useLingui();
  const words: Readonly<Record<Agreement, string>> = {
    same: t`yes`,
    differs: t`no`,
    neither: t`neither has one`,
  };
  return (one, two) => ({
    category: words[halvesAgree(statedClass(one.class), statedClass(two.class))],
    defect: words[halvesAgree(one.predominantDefect, two.predominantDefect)],
  });
}
