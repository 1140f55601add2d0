import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import type { OilClass } from '../../../domain/words/assessment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { CutText } from '../../ui/cut-text/cut-text.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { oilClassMessage } from '../messages/class-names.ts';
import * as styles from './overridden.css.ts';
import { useLeftOutText } from './use-left-out-text.ts';

/** Mark of an override by a person, with the reason. It appears wherever the class is shown. */
export function Overridden({
  what,
  reason,
}: {
  readonly what: ReactNode;
  readonly reason: string;
}) {
  return (
    <span className={styles.against}>
      <StateMark state="flag">{what}</StateMark>
      <ReasonWords>{reason}</ReasonWords>
    </span>
  );
}

/** A reason cut to two lines, with a button that expands it. */
export function ReasonWords({ children }: { readonly children: string }) {
  const { t } = useLingui();
  return (
    <Text tone="muted">
      <CutText labels={{ more: t`Whole reason`, less: t`Shorter` }}>{children}</CutText>
    </Text>
  );
}

/**
 * Mark with the reason of a validation that overrode unmet criteria (RES-3). Shows nothing where
 * the criteria were met.
 */
export function AgainstCriteria(props: {
  readonly reason: string | null;
  /** Whether the page shows the reason elsewhere, so that only the mark is shown here. */
  readonly isSaid?: boolean;
}) {
  const { reason, isSaid = false } = props;
  if (reason === null) return null;
  const what = <Trans>Despite unmet criteria</Trans>;
  return isSaid ? (
    <StateMark state="flag">{what}</StateMark>
  ) : (
    <Overridden what={what} reason={reason} />
  );
}

/**
 * Mark with the reason of a class that a person decided (ASM-21). Shows nothing where the class
 * follows from the results. Next to a result, whose own class may differ, it also names the decided
 * class.
 */
export function DecidedByPerson({
  reason,
  given,
}: {
  readonly reason: string | null;
  readonly given?: OilClass | undefined;
}) {
  const { i18n } = useLingui();
  if (reason === null) return null;
  if (given === undefined)
    return <Overridden what={<Trans>Decided by a person</Trans>} reason={reason} />;
  const name = i18n._(oilClassMessage(given));
  return <Overridden what={<Trans>Decided by a person: {name}</Trans>} reason={reason} />;
}

/**
 * Mark with the number of sheets that a person left out of a result, whose they are, and why
 * (ASM-1). Shows nothing where all sheets count.
 */
export function LeftOutWords(props: {
  readonly leftOut: ResultRow['leftOut'];
  /**
   * Whether the page shows the tasters and reasons elsewhere, so that only the mark is shown here.
   */
  readonly isSaid?: boolean;
}) {
  const { leftOut, isSaid = false } = props;
  const write = useFormat();
  const leftOutText = useLeftOutText();
  if (leftOut.length === 0) return null;
  const what = <Plural value={leftOut.length} one="# sheet left out" other="# sheets left out" />;
  return isSaid ? (
    <StateMark state="flag">{what}</StateMark>
  ) : (
    <Overridden what={what} reason={leftOutText(leftOut, write)} />
  );
}

/** The fields of a stored result that say what a person overrode. */
type OverriddenResult = Pick<ResultRow, 'validationReason' | 'decided' | 'invalid' | 'leftOut'>;

/**
 * Whether a person overrode anything of a stored result, so that it does not look clean (RES-3).
 */
export const isOverridden = (of: OverriddenResult): boolean =>
  of.validationReason !== null ||
  of.decided !== null ||
  of.invalid !== null ||
  of.leftOut.length > 0;

/**
 * All overrides of a stored result, each with its reason (RES-3, ASM-1, ASM-21, ASM-31). They
 * appear wherever the class is shown. Shows nothing without a stored result or an override.
 */
export function Overrides({ of }: { readonly of: OverriddenResult | null }) {
  if (of === null) return null;
  return (
    <>
      <InvalidWords invalid={of.invalid} />
      <AgainstCriteria reason={of.validationReason} />
      <LeftOutWords leftOut={of.leftOut} />
      <DecidedByPerson reason={of.decided?.reason ?? null} given={of.decided?.class} />
    </>
  );
}

/**
 * Mark of an assessment that was declared invalid and does not count, with reason, person and time
 * (ASM-31). Shows nothing for a valid assessment.
 */
export function InvalidWords(props: {
  readonly invalid: ResultRow['invalid'];
  /** Whether the page shows the reason elsewhere, so that only the mark is shown here. */
  readonly isSaid?: boolean;
}) {
  const { invalid, isSaid = false } = props;
  const write = useFormat();
  if (invalid === null) return null;
  const { reason, by, at } = invalid;
  return (
    <span className={styles.against}>
      <StateMark state="stop">
        <Trans>Invalid</Trans>
      </StateMark>
      {isSaid ? null : (
        <>
          <ReasonWords>{reason}</ReasonWords>
          <Text tone="muted" size={13}>
            {by}, {write.instant(at)}
          </Text>
        </>
      )}
    </span>
  );
}

/**
 * Mark of a session whose validation was revoked, with reason, person and time (SES-12). Shows
 * nothing otherwise.
 */
export function InvalidatedWords({ invalidated }: Pick<SessionRow, 'invalidated'>) {
  const write = useFormat();
  if (invalidated === null) return null;
  const { reason, by, at } = invalidated;
  return (
    <span className={styles.against}>
      <StateMark state="stop">
        <Trans>Invalidated</Trans>
      </StateMark>
      <ReasonWords>{reason}</ReasonWords>
      <Text tone="muted" size={13}>
        {by},
      </Text>
      <Text tone="muted" size={13}>
        {write.instant(at)}
      </Text>
    </span>
  );
}
