import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { secondFactorQuery } from '../../parts/http/people-queries.ts';
import { refusalOf } from '../../parts/http/problem-error.ts';
import { meQuery } from '../../parts/http/queries.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { useSignOut } from '../../parts/http/use-sign-out.ts';
import { address } from '../../parts/page/address.ts';
import { ownAddress } from '../../parts/page/return-url.ts';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { FactorSetup } from '../../parts/second-factor/factor-setup.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { EntranceLayout } from '../layout/entrance-layout.tsx';

/**
 * The page on which an account that owes the panel a second factor sets one up, before it may
 * continue (ACC-111).
 */
export function SecondFactorPage() {
  const { t } = useLingui();
  const router = useRouter();
  const queries = useQueryClient();
  const signOut = useSignOut();
  const { returnUrl } = useSearch({ from: '/second-factor' });
  const factor = useQuery({ ...secondFactorQuery(), refetchOnWindowFocus: false });
  const isOut = factor.isError && refusalOf(factor.error).code === 'signed-out';
  usePageTitle(t`Second factor`);

  async function goOn(): Promise<void> {
    queries.removeQueries(meQuery());
    await router.invalidate();
    router.history.push(ownAddress(returnUrl, address('/intra')));
  }

  return (
    <EntranceLayout>
      <h1>
        <Trans>Set up a second factor</Trans>
      </h1>
      <p>
        <Trans>Your panel requires it of leaders and assistants.</Trans>
      </p>
      <Stack gap={5}>
        <QueryBoundary query={factor}>
          {(data) => <FactorSetup factor={data} onDone={() => void goOn()} />}
        </QueryBoundary>
        {isOut ? (
          <LinkButton href={address('/login')} variant="primary">
            <Trans>Sign in</Trans>
          </LinkButton>
        ) : (
          <Button variant="quiet" onPress={() => void signOut()}>
            <Trans>Sign out</Trans>
          </Button>
        )}
      </Stack>
    </EntranceLayout>
  );
}
