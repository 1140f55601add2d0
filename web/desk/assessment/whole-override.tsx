import { Trans } from '@lingui/react/macro';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Text } from '../../ui/layout/text.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';

/**
 * The message under the category that a person validated it against the criteria: the whole reason,
 * who and when (RES-6).
 */
export function WholeOverride({ of }: { readonly of: ResultRow }) {
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
