import { ProgressBar as AriaProgressBar, Label } from 'react-aria-components';
import { Button } from '../button/button.tsx';
import { defined } from '../defined.ts';
import * as styles from './progress-bar.css.ts';

type ProgressBarProps = {
  readonly label: string;
  /** `null` for indeterminate progress. */
  readonly value: number | null;
  readonly maxValue?: number | undefined;
  /** Progress as text: '41 of 62'. */
  readonly valueText?: string | undefined;
  readonly cancel?: { readonly label: string; readonly onPress: () => void } | undefined;
};

/** Progress bar of a running operation, with an optional cancel button. */
export function ProgressBar({ label, value, maxValue = 100, valueText, cancel }: ProgressBarProps) {
  return (
    <div className={styles.progress}>
      <AriaProgressBar
        className={styles.bar}
        isIndeterminate={value === null}
        maxValue={maxValue}
        value={value ?? 0}
        {...defined({ valueLabel: valueText })}
      >
        {({ percentage }) => (
          <>
            <span className={styles.words}>
              <Label>{label}</Label>
              {valueText !== undefined && <span className={styles.value}>{valueText}</span>}
            </span>
            <span className={styles.track}>
              <span
                className={percentage === undefined ? styles.passing : styles.fill}
                style={percentage === undefined ? undefined : { width: `${percentage}%` }}
              />
            </span>
          </>
        )}
      </AriaProgressBar>
      {cancel !== undefined && (
        <Button onPress={cancel.onPress} size="dense" variant="quiet">
          {cancel.label}
        </Button>
      )}
    </div>
  );
}
