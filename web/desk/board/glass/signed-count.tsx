import { Trans } from '@lingui/react/macro';
import type { Judged } from './judged.ts';
import { Loading } from './loading.tsx';

/** BRD-10: how many are signed, once every tray is here. */
export function SignedCount({ judged }: Judged) {
  if (judged.unknown > 0) return <Loading />;
  return (
    <Trans>
      {judged.sealed} of {judged.expected}
    </Trans>
  );
}
