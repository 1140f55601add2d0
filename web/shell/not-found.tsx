import { Trans, useLingui } from '@lingui/react/macro';
import { address } from '../parts/page/address.ts';
import { usePageTitle } from '../parts/page/use-page-title.ts';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Notice } from './notice.tsx';

/** The page of an unknown address (404). */
export function NotFound() {
  const { t } = useLingui();
  usePageTitle(t`There is no such page`);
  return (
    <Notice
      title={<Trans>There is no such page</Trans>}
      action={
        <LinkButton href={address('/')} variant="primary">
          <Trans>Go to the start page</Trans>
        </LinkButton>
      }
    >
      <Trans>Check the address.</Trans>
    </Notice>
  );
}
