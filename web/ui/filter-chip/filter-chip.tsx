import { ChevronDown, X } from 'lucide-react';
import { Button } from 'react-aria-components';
import { defined } from '../defined.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './filter-chip.css.ts';

type FilterChipProps = {
  readonly label: string;
  /** Value that the list is filtered by; without it the chip offers a choice. */
  readonly value?: string | undefined;
  readonly onPress?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel?: string | undefined;
};

/** Filter chip: one filter of a list. It can be the trigger of a Menu or a Popover. */
export function FilterChip({ label, value, onPress, onRemove, removeLabel }: FilterChipProps) {
  const isOn = value !== undefined;
  return (
    <span className={isOn ? styles.chipOn : styles.chip}>
      <Button className={styles.words} {...defined({ onPress })}>
        {label} {isOn && <b>{value}</b>}
        {!(isOn && onRemove) && <Icon of={ChevronDown} size={12} />}
      </Button>
      {isOn && onRemove && (
        <Button
          className={styles.remove}
          onPress={onRemove}
          {...defined({ 'aria-label': removeLabel })}
        >
          <Icon of={X} size={12} />
        </Button>
      )}
    </span>
  );
}
