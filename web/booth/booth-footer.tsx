import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Spacer } from '../ui/layout/spacer.tsx';
import { BoothConnection } from './booth-connection.tsx';
import { BoothLanguage } from './booth-language.tsx';

/** The foot of a booth page that is no sheet: back to one's evaluations, the language, and the way to the server. */
export function BoothFooter() {
  const { t } = useLingui();
  return (
    <>
      <LinkButton href="/intra/evaluations" variant="plain" size="booth" icon={ArrowLeft}>
        {t`Your evaluations`}
      </LinkButton>
      <BoothLanguage />
      <Spacer />
      <BoothConnection />
    </>
  );
}
