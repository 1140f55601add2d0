import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { OilClass } from '../../../domain/words/assessment.ts';
import { oilClassMessage } from '../messages/class-names.ts';
import { Overridden } from './overridden.tsx';

/**
 * ASM-21: that a person gave the class, and the reason; nothing where the results gave it. Beside a result, whose own class
 * may be another, which class was given.
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
