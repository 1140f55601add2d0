import { Check } from 'lucide-react';
import { ToggleButton } from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import * as styles from './zero-button.css.ts';

type ZeroButtonProps = {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Accessible name that contains the label, where the label alone does not name the attribute. */
  readonly spoken?: string | undefined;
  readonly isDisabled?: boolean | undefined;
};

/**
 * Toggle button for a deliberate zero, at the origin of the line. Pressing it again gives blank,
 * which is not zero.
 */
export function ZeroButton({ label, isOn, onChange, spoken, isDisabled = false }: ZeroButtonProps) {
  return (
    <ToggleButton
      aria-label={spoken ?? label}
      className={styles.zero}
      isDisabled={isDisabled}
      isSelected={isOn}
      onChange={onChange}
    >
      {isOn ? <Icon of={Check} size={18} strong /> : <span className={styles.ring} />}
      {label}
    </ToggleButton>
  );
}
