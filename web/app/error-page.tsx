import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** The error page of the product specification: what cannot be shown in its own place. */
export function ErrorPage() {
  return (
    <main>
      <h1>
        <Trans>An error occurred while processing your request</Trans>
      </h1>
      <Link to="/">
        <Trans>Go to the start page</Trans>
      </Link>
    </main>
  );
}
