import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { inner } from '../field/field.css.ts';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/icon.tsx';
import { TextField } from '../text-field/text-field.tsx';

type PasswordFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly showLabel: string;
  readonly hideLabel: string;
  readonly autoComplete?: 'current-password' | 'new-password' | undefined;
  readonly aside?: ReactNode;
};

/** Password field with a button that shows the password; pasting and password managers work. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      autoComplete={props.autoComplete ?? 'current-password'}
      end={
        <ToggleButton
          aria-label={isShown ? hideLabel : showLabel}
          className={inner}
          isSelected={isShown}
          onChange={setShown}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </ToggleButton>
      }
      type={isShown ? 'text' : 'password'}
    />
  );
}
