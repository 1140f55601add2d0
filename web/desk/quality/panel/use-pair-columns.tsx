import { Trans, useLingui } from '@lingui/react/macro';
import { halvesAgree, statedClass } from '../../../../domain/results/halves-agree.ts';
import type { ComparedPair } from '../../../../stats-worker/reports/compared-pairs.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { ListColumn } from '../../../parts/lists/register-column.ts';
import { useSheetNames } from '../../../parts/messages/attribute-names.tsx';
import { capital } from '../../../parts/messages/capital.ts';
import { oilClassMessage } from '../../../parts/messages/class-names.ts';
import { AgainstCriteria, LeftOutWords } from '../../../parts/sessions/overridden.tsx';
import { useLeftOutText } from '../../../parts/sessions/use-left-out-text.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';
import type { Quality } from '../facts/use-quality.ts';
import { GlassLinks } from '../glass-links.tsx';

const AGREEMENT_MARKS = { same: 'done', differs: 'flag', neither: 'off' } as const;

/** Whether both halves of a pair state the same category (ASM-32). */
const agreementOf = ({ halves: [one, two] }: ComparedPair) =>
  halvesAgree(statedClass(one.class), statedClass(two.class));

/**
 * The table columns of the blind duplicates behind the panel's precision: both medians, En, what
 * matches, and the verdict.
 */
export function usePairColumns({
  idOf,
  facts,
}: Pick<Quality, 'idOf' | 'facts'>): readonly ListColumn<ComparedPair>[] {
  const { t, i18n } = useLingui();
  const leftOutText = useLeftOutText();
  const write = useFormat();
  const names = useSheetNames();
  const { enMaxDefect, enMaxFruity } = facts.settings;
  const named = (name: string) => ({ header: name, spoken: name, name });
  const classes = ({ halves }: ComparedPair) =>
    both(halves.map((half) => i18n._(oilClassMessage(half.class))));
  const reasonsOf = ({ halves }: ComparedPair) =>
    facts.names.againstCriteria.filter(({ session }) => isOf(halves, session));
  const leftOutOf = ({ halves, sample }: ComparedPair) =>
    facts.names.leftOut
      .filter((one) => one.sample === sample && isOf(halves, one.session))
      .flatMap(({ sheets }) => sheets);
  const against = (pair: ComparedPair) =>
    reasonsOf(pair)
      .map(({ session, reason }) => `${session}: ${reason}`)
      .join('; ');
  const defects = ({ halves }: ComparedPair) =>
    both(halves.map(({ defect }) => (defect === null ? capital(t`none`) : names.label(defect))));
  const figure = (
    id: string,
    name: string,
    of: (pair: ComparedPair) => number | null,
    written: (value: number | null) => string,
  ): ListColumn<ComparedPair> => ({
    id,
    ...named(name),
    align: 'end',
    cell: (pair) => written(of(pair)),
    text: (pair) => String(of(pair) ?? ''),
  });
  return [
    {
      id: 'date',
      ...named(t`Date`),
      isRowHeader: true,
      cell: (pair) => write.day(pair.date),
      text: (pair) => pair.date,
    },
    {
      id: 'session',
      ...named(t`Session`),
      cell: ({ halves, sample }) => (
        <GlassLinks sessions={halves.map(({ session }) => session)} sample={idOf(sample)} />
      ),
      text: ({ halves }) => [...new Set(halves.map(({ session }) => session))].join(' '),
    },
    {
      id: 'sample',
      ...named(t`Sample`),
      cell: (pair) => <Text tone="noWrap">{pair.sample}</Text>,
      text: (pair) => pair.sample,
    },
    figure('md1', t`Defect 1`, ({ halves }) => halves[0].md, write.two),
    figure('md2', t`Defect 2`, ({ halves }) => halves[1].md, write.two),
    figure(
      'enDefect',
      t`En of the defect`,
      ({ comparison }) => comparison.enDefect,
      (en) => write.beside(en, enMaxDefect),
    ),
    figure('mf1', t`Fruity 1`, ({ halves }) => halves[0].mf, write.two),
    figure('mf2', t`Fruity 2`, ({ halves }) => halves[1].mf, write.two),
    figure(
      'enFruity',
      t`En of fruity`,
      ({ comparison }) => comparison.enFruity,
      (en) => write.beside(en, enMaxFruity),
    ),
    {
      id: 'class',
      ...named(t`Category`),
      hideBelow: 'desk',
      cell: (pair) => (
        <>
          <StateMark state={AGREEMENT_MARKS[agreementOf(pair)]}>{classes(pair)}</StateMark>
          {reasonsOf(pair).map(({ session, reason }) => (
            <AgainstCriteria key={session} reason={reason} />
          ))}
          <LeftOutWords leftOut={leftOutOf(pair)} />
        </>
      ),
      text: classes,
    },
    {
      id: 'against',
      ...named(t`Despite unmet criteria`),
      isFileOnly: true,
      cell: against,
      text: against,
    },
    {
      id: 'leftOut',
      ...named(t`Sheets left out`),
      isFileOnly: true,
      cell: (pair) => leftOutText(leftOutOf(pair)),
      text: (pair) => leftOutText(leftOutOf(pair)),
    },
    {
      id: 'defect',
      ...named(t`Predominant defect`),
      hideBelow: 'desk',
      cell: (pair) => (
        <StateMark state={pair.comparison.defectMatch ? 'done' : 'flag'}>{defects(pair)}</StateMark>
      ),
      text: defects,
    },
    {
      id: 'verdict',
      ...named(t`Verdict`),
      cell: ({ comparison }) =>
        comparison.accepted ? (
          <StateMark state="done">
            <Trans>Accepted</Trans>
          </StateMark>
        ) : (
          <StateMark state="stop">
            <Trans>Rejected</Trans>
          </StateMark>
        ),
      text: ({ comparison }) => (comparison.accepted ? 'accepted' : 'rejected'),
    },
  ];
}

const isOf = (halves: ComparedPair['halves'], session: number): boolean =>
  halves.some((half) => half.session === String(session));

/** The values of both halves; a single value if they are equal. */
const both = (words: readonly string[]): string => [...new Set(words)].join(', ');
