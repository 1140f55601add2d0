import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../button/button.tsx';
import { actions, description, dialog, modal, scrim, title } from '../dialog/dialog.css.ts';
import { NoWrapCodes } from '../layout/no-wrap-codes.tsx';
import { Note } from '../note/note.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { useFrozenValue } from '../use-frozen-value.ts';
import { type ReasonAsked, useConfirm } from './use-confirm.ts';

type ConfirmProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  /** Consequence of the action, in a full sentence. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  /** Label of the cancel button, which is first and has the focus; Escape does the same. */
  readonly cancelLabel: string;
  readonly isDanger?: boolean | undefined;
  /**
   * For an everyday action that can be undone: the confirm button has the focus, so that Enter
   * confirms.
   */
  readonly isEveryday?: boolean | undefined;
  /** Reason to ask for, where the action changes a class. */
  readonly reason?: ReasonAsked | undefined;
  /**
   * Action. The dialog waits for its promise. If that rejects, the dialog stays open; it shows the
   * reason of an `ActionFailed`.
   */
  readonly onConfirm: (reason: string) => void | Promise<void>;
};

/**
 * Confirmation dialog before an action: a focus trap, with a field for the reason if one is required.
 */
export function Confirm(props: ConfirmProps) {
  const { isOpen, onOpenChange, isEveryday = false } = props;
  const state = useConfirm(props);
  // The content changes with the action (nothing is unsaved any more): it is frozen as it was
  // confirmed until the dialog closes.
  const asked = useFrozenValue(props, state.isPending || !isOpen);
  const { reason, isDanger = false } = asked;
  return (
    <ModalOverlay className={scrim} isOpen={isOpen} onOpenChange={state.close}>
      <Modal className={modal.small}>
        <AriaDialog className={dialog} role="alertdialog">
          <div>
            <Heading className={title} slot="title">
              <NoWrapCodes>{asked.title}</NoWrapCodes>
            </Heading>
            <div className={description}>{asked.children}</div>
          </div>
          {reason && (
            <TextArea
              description={reason.description}
              errorMessage={state.problem}
              isRequired
              label={reason.label}
              onChange={state.setText}
              requiredText={reason.requiredText}
              rows={2}
              value={state.text}
            />
          )}
          {state.notDone !== null && (
            <Note kind="error" isLive>
              {state.notDone}
            </Note>
          )}
          <div className={actions}>
            <Button
              autoFocus={!isEveryday}
              isDisabled={state.isPending}
              onPress={() => onOpenChange(false)}
            >
              {asked.cancelLabel}
            </Button>
            <Button
              autoFocus={isEveryday}
              onPress={state.confirm}
              pending={state.isPending}
              variant={isDanger ? 'dangerSolid' : 'primary'}
            >
              {asked.confirmLabel}
            </Button>
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
