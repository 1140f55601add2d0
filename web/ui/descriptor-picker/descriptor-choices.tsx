import { Check } from 'lucide-react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import type { Option } from '../select/option.ts';
import * as styles from './descriptor-picker.css.ts';

type DescriptorChoicesProps = {
  readonly label: string;
  /** Instruction above the choices, where no other text gives it. */
  readonly hint?: string | undefined;
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  /** Takes the focus when it opens. */
  readonly autoFocus?: boolean | undefined;
};

/** Toggle buttons for all descriptors, shown in place; pressing the chosen one again clears it. */
export function DescriptorChoices(props: DescriptorChoicesProps) {
  const { label, hint, options, value, onChange, autoFocus = false } = props;
  const first = value ?? options[0]?.id;
  return (
    <div className={styles.choices}>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <ToggleButtonGroup
        aria-label={label}
        className={styles.list}
        onSelectionChange={(keys) => {
          const [chosen] = keys;
          onChange(chosen === undefined ? null : String(chosen));
        }}
        selectedKeys={value === null ? [] : [value]}
        selectionMode="single"
      >
        {options.map(({ id, label: word }) => (
          <ToggleButton
            autoFocus={autoFocus && id === first}
            className={styles.choice}
            id={id}
            key={id}
          >
            {id === value && <Icon of={Check} strong />}
            {word}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
