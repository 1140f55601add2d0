import { Trans } from '@lingui/react/macro';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { refusalOf } from '../http/problem-error.ts';
import { RefusalWords } from './refusal-note.tsx';
import { AccessDenied } from './require-me.ts';

/** What stands where a screen could not: the denial in words, or what went wrong and how to go on. */
export function PageProblem({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (error instanceof AccessDenied)
    return (
      <main>
        <h1>
          <Trans>Access denied</Trans>
        </h1>
        <p>
          <Trans>Your role does not open this page.</Trans>
        </p>
        <Link to="/intra">
          <Trans>Go to your start page</Trans>
        </Link>
      </main>
    );
  return (
    <main role="alert">
      <h1>
        <Trans>This page could not be shown</Trans>
      </h1>
      <p>
        <RefusalWords refusal={refusalOf(error)} />
      </p>
      <button
        type="button"
        onClick={() => {
          reset();
          void router.invalidate();
        }}
      >
        <Trans>Try again</Trans>
      </button>
    </main>
  );
}
