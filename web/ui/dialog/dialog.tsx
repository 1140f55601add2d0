import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../icon-button/icon-button.tsx';
import { NoWrapCodes } from '../layout/no-wrap-codes.tsx';
import * as styles from './dialog.css.ts';

type DialogProps = {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons at the end, the safe one first. */
  readonly actions?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large' | 'side' | undefined;
  /** A press outside closes it; Escape always does. */
  readonly isDismissable?: boolean | undefined;
};

/**
 * Modal dialog for one task, with a focus trap: the focus moves in, stays in, and returns when it
 * closes.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, children, size = 'medium', isDismissable = true } = props;
  return (
    <ModalOverlay
      className={size === 'side' ? styles.sideScrim : styles.scrim}
      isDismissable={isDismissable}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Modal className={styles.modal[size]}>
        <AriaDialog className={styles.dialog}>
          <header className={styles.head}>
            <div>
              <Heading className={styles.title} slot="title">
                <NoWrapCodes>{title}</NoWrapCodes>
              </Heading>
              {props.description !== undefined && (
                <div className={styles.description}>{props.description}</div>
              )}
            </div>
            <IconButton
              icon={X}
              label={props.closeLabel}
              onPress={() => onOpenChange(false)}
              size="dense"
            />
          </header>
          {children !== undefined && <div className={styles.body}>{children}</div>}
          {props.actions !== undefined && <div className={styles.actions}>{props.actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
