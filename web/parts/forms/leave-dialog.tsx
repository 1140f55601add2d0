import { Trans, useLingui } from '@lingui/react/macro';
import { Confirm } from '../../ui/confirm/confirm.tsx';

/**
 * Confirmation before unsaved changes are discarded by navigation. Staying on the page is the
 * default.
 */
export function LeaveDialog({
  leaving,
}: {
  readonly leaving: { readonly stay: () => void; readonly leave: () => void } | null;
}) {
  const { t } = useLingui();
  return (
    <Confirm
      isOpen={leaving !== null}
      onOpenChange={(open) => {
        if (!open) leaving?.stay();
      }}
      title={t`Leave without saving?`}
      confirmLabel={t`Leave without saving`}
      cancelLabel={t`Cancel`}
      isDanger
      onConfirm={() => leaving?.leave()}
    >
      <Trans>Your changes on this page would be lost.</Trans>
    </Confirm>
  );
}
