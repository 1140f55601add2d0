import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { address } from '../../parts/page/address.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';

/** The way back to one's evaluations, from any page of the booth. */
export function HomeLink() {
  const { t } = useLingui();
  return (
    <LinkButton href={address('/intra/evaluations')} variant="plain" size="booth" icon={ArrowLeft}>
      {t`Your evaluations`}
    </LinkButton>
  );
}
