import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AnalysisStep } from '../../../domain/results/analysis-steps.ts';
import { analysesLeft } from '../../../domain/results/decide-validity.ts';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import type { SampleId, SessionCode } from '../../../domain/words/ids.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useDeskCommand } from '../../live/session/use-desk-command.ts';
import { useReason } from '../../parts/forms/use-reason.ts';
import { Button } from '../../ui/button/button.tsx';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';

/**
 * Whether this assessment counts (ASM-30). A leader changes that with a reason, after a
 * confirmation that lists the consequences (ASM-31).
 */
export function AssessmentValidity(props: {
  readonly session: SessionCode;
  readonly sample: SampleId;
  /** The name of the sample. */
  readonly name: string;
  readonly invalid: ResultRow['invalid'];
  /** Whether the reason is shown under the class: then only the mark is shown here. */
  readonly isSaid: boolean;
  readonly steps: readonly AnalysisStep[] | null;
  readonly isLeader: boolean;
}) {
  const { session, sample, name, invalid, isSaid, steps, isLeader } = props;
  const { t } = useLingui();
  const write = useFormat();
  const [isAsked, setAsked] = useState(false);
  const reason = useReason({
    kept: t`Kept here and in the audit trail.`,
    missing: t`Write why.`,
  });
  const give = useDeskCommand(`${session}|${sample}|${invalid?.at ?? ''}`, 'question');
  const valid = invalid !== null;
  const verb = valid ? t`Call the assessment valid` : t`Call the assessment invalid`;

  async function turn(said: string): Promise<void> {
    const done = t`Your request was processed successfully`;
    await give('judge-assessment', { session, sample, valid, reason: said }, done);
    setAsked(false);
  }

  return (
    <Stack gap={2}>
      <Inline gap={4} wrap>
        <StateMark state={invalid === null ? 'done' : 'stop'}>
          {invalid === null ? <Trans>Valid</Trans> : <Trans>Invalid: it counts for nothing</Trans>}
        </StateMark>
        {isLeader ? (
          <Button size="dense" isDisabled={steps === null} onPress={() => setAsked(true)}>
            {verb}
          </Button>
        ) : null}
      </Inline>
      {invalid === null || isSaid ? null : (
        <>
          <Text as="p">{invalid.reason}</Text>
          <Text tone="muted" as="p">
            {invalid.by}, {write.instant(invalid.at)}
          </Text>
        </>
      )}
      <Confirm
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={
          valid
            ? t`Call ${name}’s assessment in session ${session} valid?`
            : t`Call ${name}’s assessment in session ${session} invalid?`
        }
        confirmLabel={verb}
        cancelLabel={t`Cancel`}
        isDanger={!valid}
        reason={reason}
        onConfirm={turn}
      >
        {valid ? (
          <ValidFollows name={name} />
        ) : (
          <InvalidFollows
            name={name}
            left={analysesLeft(steps ?? [], session)}
            isOfTwo={(steps ?? []).filter(({ row }) => row.session === session).length > 1}
          />
        )}
      </Confirm>
    </Stack>
  );
}

/** The consequences of an invalid assessment for results, lists, indexes and reports. */
function InvalidFollows(props: {
  readonly name: string;
  readonly left: number;
  /** Whether it was assessed in two replicates. */
  readonly isOfTwo: boolean;
}) {
  const { name, left, isOfTwo } = props;
  const { t } = useLingui();
  return (
    <Stack gap={2}>
      {isOfTwo ? <Trans>Both replicates. What follows:</Trans> : <Trans>What follows:</Trans>}
      <ul>
        <li>
          {left === 0
            ? t`${name} loses its category, counts as not validated.`
            : t`${plural(left, {
                one: `The category of ${name} is taken from the one analysis left.`,
                other: `The category of ${name} is taken from the # analyses left.`,
              })}`}
        </li>
        <li>
          <Trans>
            Lists and files keep it, marked invalid with your reason. The day must be accepted
            again.
          </Trans>
        </li>
        <li>
          <Trans>Its sheets count in no index and are not valid in files.</Trans>
        </li>
        <li>
          <Trans>Gives no label term; can become valid again.</Trans>
        </li>
      </ul>
    </Stack>
  );
}

/** The consequences if the assessment becomes valid again. */
function ValidFollows({ name }: { readonly name: string }) {
  return (
    <Trans>
      The result counts again, for {name}’s category and the indexes. The day must be accepted
      again.
    </Trans>
  );
}
