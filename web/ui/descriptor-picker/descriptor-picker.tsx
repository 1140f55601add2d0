import { ChevronDown, ChevronUp } from 'lucide-react';
import { use, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { createPortal } from 'react-dom';
import { BelowSlot } from '../attribute-row/below-slot.ts';
import { RowOverlay } from '../attribute-row/row-overlay.tsx';
import { Icon } from '../icon/icon.tsx';
import type { Option } from '../select/option.ts';
import { DescriptorChoices } from './descriptor-choices.tsx';
import * as styles from './descriptor-picker.css.ts';

type DescriptorPickerProps = {
  readonly label: string;
  /** Instruction above the choices when they open as an overlay. In place, the row gives it. */
  readonly hint: string;
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  /** Label of the button while nothing is chosen. */
  readonly chooseLabel: string;
  /** Label of the button that closes the choices. */
  readonly closeLabel: string;
  /**
   * `below`: all choices in place. `aside`: a button that opens them below its row, and closes them
   * after a choice.
   */
  readonly placement?: 'aside' | 'below' | undefined;
};

/**
 * Picker of the descriptor for a perceived defect. As a button it opens an overlay over the rows
 * below, only on demand, so that it causes no layout shift (BTH-17).
 */
export function DescriptorPicker({ placement = 'below', ...props }: DescriptorPickerProps) {
  const { chooseLabel, closeLabel, hint, ...choices } = props;
  return placement === 'below' ? <DescriptorChoices {...choices} /> : <Folded {...props} />;
}

function Folded({ chooseLabel, closeLabel, ...choices }: DescriptorPickerProps) {
  const { label, options, value, onChange } = choices;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const slot = use(BelowSlot);
  const chosen = options.find(({ id }) => id === value)?.label;
  const word = chosen ?? chooseLabel;

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }
  function choose(id: string | null): void {
    onChange(id);
    if (id !== null) close();
  }

  const opened = (
    <RowOverlay onClose={close} closeLabel={closeLabel}>
      <DescriptorChoices {...choices} autoFocus onChange={choose} />
    </RowOverlay>
  );
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-label={`${label}, ${word}`}
        className={styles.named}
        onPress={() => setOpen(!isOpen)}
        ref={button}
      >
        {word}
        <Icon of={isOpen ? ChevronUp : ChevronDown} />
      </Button>
      {isOpen && (slot === null ? opened : createPortal(opened, slot))}
    </>
  );
}
