import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Notice } from './notice.tsx';
import { usePageTitle } from './use-page-title.ts';

/** What stands at an address where there is nothing. */
export function NotFound() {
  const { t } = useLingui();
  usePageTitle(t`There is no such page`);
  return (
    <Notice
      title={<Trans>There is no such page</Trans>}
      action={
        <LinkButton href="/" variant="primary">
          <Trans>Go to the start page</Trans>
        </LinkButton>
      }
    >
      <Trans>The address may have been mistyped, or the page was moved.</Trans>
    </Notice>
  );
}
