import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../parts/http/queries.ts';
import { address } from '../../parts/page/address.ts';
import { ownAddress } from '../../parts/page/return-url.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Note } from '../../ui/note/note.tsx';

/**
 * The message on the sign-in page for a person who is signed in already: the account and a button
 * to continue (ACC-126). The form below is for anyone else.
 */
export function AlreadyIn({ returnUrl }: { readonly returnUrl: string | undefined }) {
  const { t } = useLingui();
  // Not from the cache: a cached answer may be of the account that has just signed out.
  const me = useQuery({ ...meQuery(), retry: false, refetchOnMount: 'always' });
  if (!me.isSuccess || !me.isFetchedAfterMount) return null;
  const { name } = me.data;
  return (
    <Note
      kind="info"
      title={t`You are signed in as ${name}`}
      actions={
        <LinkButton href={ownAddress(returnUrl, address('/'))} variant="primary">
          <Trans>Go on as {name}</Trans>
        </LinkButton>
      }
    >
      <Trans>Or sign in below as somebody else.</Trans>
    </Note>
  );
}
