import { Trans, useLingui } from '@lingui/react/macro';
import { address } from '../../parts/page/address.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { BoothFrame } from './booth-frame.tsx';
import { QuietPage } from './quiet-page.tsx';

/** There is no booth at this address for this account. */
export function NoBooth() {
  const { t } = useLingui();
  return (
    <BoothFrame>
      <QuietPage
        title={<Trans>You have no tray in this session</Trans>}
        acts={
          <LinkButton
            href={address('/intra/evaluations')}
            size="booth"
          >{t`Your evaluations`}</LinkButton>
        }
      >
        <Trans>Ask the panel leader whether you are on the list of this session.</Trans>
      </QuietPage>
    </BoothFrame>
  );
}
