import { Trans, useLingui } from '@lingui/react/macro';
import { address } from '../parts/page/address.ts';
import { usePageTitle } from '../parts/page/use-page-title.ts';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Notice } from './notice.tsx';

/** The page `/error`, for an error that cannot be shown on the page where it occurred. */
export function ErrorPage() {
  const { t } = useLingui();
  usePageTitle(t`Error`);
  return (
    <Notice
      title={<Trans>An error occurred while processing your request</Trans>}
      action={
        <LinkButton href={address('/')} variant="primary">
          <Trans>Go to the start page</Trans>
        </LinkButton>
      }
    />
  );
}
