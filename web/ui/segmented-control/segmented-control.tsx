import { Check, type LucideIcon } from 'lucide-react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import * as styles from './segmented-control.css.ts';

type Segment = {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
};

type SegmentedControlProps = {
  /** Accessible name of the group. */
  readonly label: string;
  readonly options: readonly Segment[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  readonly size?: 'dense' | 'booth' | undefined;
  /** Allows deselecting: pressing the selected option again gives null. */
  readonly isBlankAllowed?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
};

/**
 * Segmented control: two to four options in one bar. In the booth the selected one also has a
 * check.
 */
export function SegmentedControl(props: SegmentedControlProps) {
  const { label, options, value, onChange, size = 'dense', isBlankAllowed = false } = props;
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={styles.bar[size]}
      data-screen-only=""
      disallowEmptySelection={!isBlankAllowed}
      isDisabled={props.isDisabled ?? false}
      onSelectionChange={(keys) => {
        const [chosen] = keys;
        onChange(chosen === undefined ? null : String(chosen));
      }}
      selectedKeys={value === null ? [] : [value]}
      selectionMode="single"
    >
      {options.map((option) => (
        <ToggleButton className={styles.segment[size]} id={option.id} key={option.id}>
          {size === 'booth' ? (
            <span className={styles.steady}>
              <span className={styles.face}>
                {option.id === value && <Icon of={Check} strong />}
                {option.label}
              </span>
              <span className={styles.room} data-words={option.label} />
            </span>
          ) : (
            <>
              {option.icon && <Icon of={option.icon} />}
              {option.label}
            </>
          )}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
