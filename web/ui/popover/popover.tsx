import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Popover as AriaPopover, Dialog, DialogTrigger, Heading } from 'react-aria-components';
import { defined } from '../defined.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { floating } from '../select/option-list.css.ts';
import * as styles from './popover.css.ts';

type PopoverProps = {
  /** Trigger: a Button, an IconButton, or another pressable component. */
  readonly trigger: ReactElement;
  readonly title?: string | undefined;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'end' | undefined;
};

/**
 * Popover: a floating panel next to its trigger, with a focus trap. Escape and a press outside close
 * it, and the focus returns to the trigger.
 */
export function Popover(props: PopoverProps) {
  const { trigger, title, closeLabel, children, placement = 'bottom end' } = props;
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className={floating} offset={6} placement={placement}>
        <Dialog className={styles.inside} {...defined({ 'aria-label': title ?? closeLabel })}>
          <div className={styles.head}>
            {title !== undefined && (
              <Heading className={styles.title} slot="title">
                {title}
              </Heading>
            )}
            <IconButton icon={X} label={closeLabel} size="dense" slot="close" />
          </div>
          <div className={styles.body}>{children}</div>
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
