import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Notice } from './notice.tsx';
import { usePageTitle } from './use-page-title.ts';

/** The error page of the product specification: what cannot be shown in its own place. */
export function ErrorPage() {
  const { t } = useLingui();
  usePageTitle(t`Error`);
  return (
    <Notice
      title={<Trans>An error occurred while processing your request</Trans>}
      action={
        <LinkButton href="/" variant="primary">
          <Trans>Go to the start page</Trans>
        </LinkButton>
      }
    />
  );
}
