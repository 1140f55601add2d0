import { useLingui } from '@lingui/react/macro';
import { TextField } from '../../ui/text-field/text-field.tsx';
import * as tight from './tight.css.ts';

/** Text field for the six-digit one-time code (TOTP) of an authenticator app. */
export function CodeField(props: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly errorMessage: string | undefined;
  readonly size?: 'large' | undefined;
}) {
  const { t } = useLingui();
  const { size, ...rest } = props;
  return (
    <div className={size === undefined ? tight.code : undefined}>
      <TextField
        {...rest}
        {...(size === undefined ? {} : { size })}
        id="code"
        label={t`Code of the app`}
        description={t`Six digits, new every thirty seconds.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
      />
    </div>
  );
}
