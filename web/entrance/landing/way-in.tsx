import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../parts/http/queries.ts';
import { address } from '../../parts/page/address.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';

/** ACC-12: the way in: to one's start page for who is signed in, named, else to the sign-in. */
export function WayIn({ size }: { readonly size?: 'large' }) {
  const me = useQuery({ ...meQuery(), retry: false });
  const look = size === undefined ? {} : ({ size, variant: 'primary' } as const);
  if (me.data === undefined)
    return (
      <LinkButton href={address('/login')} {...look}>
        <Trans>Sign in</Trans>
      </LinkButton>
    );
  return (
    <LinkButton href={address('/intra')} {...look}>
      <Trans>Enter as {me.data.name}</Trans>
    </LinkButton>
  );
}
