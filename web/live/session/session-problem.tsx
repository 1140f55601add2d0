import { Trans, useLingui } from '@lingui/react/macro';
import { refusalOf } from '../../parts/http/problem-error.ts';
import { RefusalWords } from '../../parts/messages/refusal-note.tsx';
import { address } from '../../parts/page/address.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { BackToSessions } from './back-to-sessions.tsx';

/**
 * The error page of a session that cannot be opened, with a link to the list. Without an error, the
 * address had no session number.
 */
export function SessionProblem({ error }: { readonly error?: unknown }) {
  const { t } = useLingui();
  usePageTitle(t`Session`);
  useCrumbs([{ label: t`Sessions`, href: address('/intra/sessions/list') }, { label: t`Session` }]);
  return (
    <Page>
      <PageHeader title={t`Session`} />
      <BackToSessions>
        {error === undefined ? (
          <Trans>There is no session of that number.</Trans>
        ) : (
          <RefusalWords refusal={refusalOf(error)} />
        )}
      </BackToSessions>
    </Page>
  );
}
