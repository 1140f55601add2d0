import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../parts/http/queries.ts';
import { address } from '../../parts/page/address.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';

/**
 * The button that leads to the sign-in page, or a signed-in person, by name, to their start page
 * (ACC-12).
 */
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
