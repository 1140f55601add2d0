import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { RefusalNote } from '../messages/refusal-note.tsx';
import { CheckedForm } from './checked-form.tsx';
import type { Sending } from './use-sending.ts';

/** A dialog with a form: its fields, why it was refused, and its two ends. It is open until `onClose` is heard. */
export function FormDialog(props: {
  readonly title: string;
  readonly sending: Pick<Sending, 'pending' | 'refusal'>;
  /** The refusal is told at the field it is about. */
  readonly isAtField?: boolean;
  /** What the button says that sends, and what it says while it does. */
  readonly submit: { readonly label: ReactNode; readonly pending: ReactNode };
  readonly onSubmit: () => void;
  /** It was sent with something in it that cannot be read: for what is wrong with its other fields. */
  readonly onUnread?: (() => void) | undefined;
  readonly onClose: () => void;
  /** Another act, between the two ends. */
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
