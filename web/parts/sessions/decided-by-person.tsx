import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { OilClass } from '../../../domain/words/assessment.ts';
import { oilClassMessage } from '../messages/class-names.ts';
import { Overridden } from './overridden.tsx';

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
