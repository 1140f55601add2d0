import { Trans } from '@lingui/react/macro';
import { Overridden } from './overridden.tsx';

/** RES-3: that what stands here was validated against the criteria, and the reason; nothing where they held. */
export function AgainstCriteria({ reason }: { readonly reason: string | null }) {
  if (reason === null) return null;
  return <Overridden what={<Trans>Against the criteria</Trans>} reason={reason} />;
}
