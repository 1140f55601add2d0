import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** What stands at an address where there is nothing. */
export function NotFound() {
  return (
    <main>
      <h1>
        <Trans>There is no such page</Trans>
      </h1>
      <p>
        <Trans>The address may have been mistyped, or the page was moved.</Trans>
      </p>
      <Link to="/">
        <Trans>Go to the start page</Trans>
      </Link>
    </main>
  );
}
