import { Trans } from '@lingui/react/macro';
import type { SampleVerdict } from '../../../domain/results/sample-verdict.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';

/** The message that a person decided the class, not a pair: the reason, who and when (ASM-21). */
export function DecisionWords(props: {
  readonly decision: NonNullable<SampleVerdict['decision']>;
}) {
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
