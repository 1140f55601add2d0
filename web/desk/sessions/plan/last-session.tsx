import { Trans } from '@lingui/react/macro';
import { useFormat } from '../../../i18n/use-format.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { StateMark } from '../../../ui/state-mark/state-mark.tsx';

/** The date of a taster's last session: undefined while unknown (BRD-10), null for never. */
export function LastSession(props: {
  readonly of: string | null | undefined;
  readonly isInactive: boolean;
}) {
  const { of, isInactive } = props;
  const write = useFormat();
  if (of === undefined) return <Text tone="caption">…</Text>;
  const when =
    of === null ? (
      <Trans>No session yet</Trans>
    ) : isInactive ? (
      <Trans>None since {write.day(of)}</Trans>
    ) : (
      write.day(of)
    );
  return isInactive ? (
    <StateMark state="flag">{when}</StateMark>
  ) : (
    <Text tone="caption">{when}</Text>
  );
}
