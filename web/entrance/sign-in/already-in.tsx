import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../parts/http/queries.ts';
import { address } from '../../parts/page/address.ts';
import { ownAddress } from '../../parts/page/return-url.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Note } from '../../ui/note/note.tsx';

/** ACC-126: on the sign-in of who is signed in already: as whom, and the way on; the form below is for somebody else. */
export function AlreadyIn({ returnUrl }: { readonly returnUrl: string | undefined }) {
  const { t } = useLingui();
  // What was answered before may be of who has just left.
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
