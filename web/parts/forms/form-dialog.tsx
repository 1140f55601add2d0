import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { RefusalNote } from '../messages/refusal-note.tsx';
import { CheckedForm } from './checked-form.tsx';
import type { Sending } from './use-sending.ts';

/**
 * Dialog with a form: its fields, the refusal of the last submission, a cancel button and a submit
 * button. It stays open until the caller acts on `onClose`.
 */
export function FormDialog(props: {
  readonly title: string;
  readonly sending: Pick<Sending, 'pending' | 'refusal'>;
  /** Whether the refusal is shown at the field that it concerns, so that the dialog shows none. */
  readonly isAtField?: boolean;
  /** Label of the submit button, normally and while the request is pending. */
  readonly submit: { readonly label: ReactNode; readonly pending: ReactNode };
  readonly onSubmit: () => void;
  /**
   * Called instead of `onSubmit` when a field holds unreadable input, to validate the other fields.
   */
  readonly onUnread?: (() => void) | undefined;
  readonly onClose: () => void;
  /** Another button, between cancel and submit. */
  readonly act?: ReactNode;
  readonly children: ReactNode;
}) {
  const { title, sending, isAtField = false, submit, onClose, act, children } = props;
  const { t } = useLingui();
  const form = useId();
  const { pending, refusal } = sending;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      closeLabel={t`Close`}
      isDismissable={false}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {act}
          <Button type="submit" form={form} variant="primary" pending={pending}>
            {pending ? submit.pending : submit.label}
          </Button>
        </>
      }
    >
      <CheckedForm id={form} onSubmit={props.onSubmit} onUnread={props.onUnread} label={title}>
        <Stack gap={4}>
          {refusal !== null && !isAtField && <RefusalNote refusal={refusal} />}
          {children}
        </Stack>
      </CheckedForm>
    </Dialog>
  );
}
