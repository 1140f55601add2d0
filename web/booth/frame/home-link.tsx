import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { address } from '../../parts/page/address.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';

/** The back link to the taster's evaluations, on every page of the booth. */
export function HomeLink() {
  const { t } = useLingui();
  return (
    <LinkButton href={address('/intra/evaluations')} variant="plain" size="booth" icon={ArrowLeft}>
      {t`Your evaluations`}
    </LinkButton>
  );
}
