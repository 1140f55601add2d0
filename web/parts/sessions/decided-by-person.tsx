import { Trans } from '@lingui/react/macro';
import { Overridden } from './overridden.tsx';

/** ASM-21: that a person gave the class, and the reason; nothing where the results gave it. */
export function DecidedByPerson({ reason }: { readonly reason: string | null }) {
  if (reason === null) return null;
  return <Overridden what={<Trans>Decided by a person</Trans>} reason={reason} />;
}
