import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { address } from '../../parts/page/address.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import type { NoBoothReason } from '../tray-state/booth-names.ts';
import { BoothFrame } from './booth-frame.tsx';
import { QuietPage } from './quiet-page.tsx';

/** The page that says why this address shows no booth to the account, and what to do. */
export function NoBooth({ why }: { readonly why: NoBoothReason }) {
  switch (why) {
    case 'no-tray':
      return (
        <Nothing title={<Trans>You have no tray in this session</Trans>}>
          <Trans>Not started, or you are not listed: ask the leader.</Trans>
        </Nothing>
      );
    case 'no-taster':
      return (
        <Nothing title={<Trans>Your account belongs to no taster</Trans>}>
          <Trans>Ask the leader to link it to one.</Trans>
        </Nothing>
      );
    case 'other-taster':
      return (
        <Nothing title={<Trans>This is the sheet of another taster</Trans>}>
          <Trans>You can open your own sheets only.</Trans>
        </Nothing>
      );
    case 'no-glass':
      return (
        <Nothing title={<Trans>Your tray has no glass with this code</Trans>}>
          <Trans>Check the address.</Trans>
        </Nothing>
      );
    case 'no-page':
      return (
        <Nothing title={<Trans>There is no such page</Trans>}>
          <Trans>Check the address.</Trans>
        </Nothing>
      );
  }
}

function Nothing({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <BoothFrame>
      <QuietPage
        title={title}
        acts={
          <LinkButton
            href={address('/intra/evaluations')}
            size="booth"
          >{t`Your evaluations`}</LinkButton>
        }
      >
        {children}
      </QuietPage>
    </BoothFrame>
  );
}
