import { useRef } from 'react';
import { AskPlace } from './ask-place.tsx';
import * as styles from './intensity-line.css.ts';
import { LINE_END, LINE_START } from './place-on-line.ts';
import { StepPlace } from './step-place.tsx';
import { useLineKeys } from './use-line-keys.ts';
import { useLinePointer } from './use-line-pointer.ts';

type IntensityLineProps = {
  /** Accessible name: the attribute. */
  readonly label: string;
  /** Whole millimetres 0 to 100; null is blank, which differs from 0. */
  readonly value: number | null;
  /** CSS px of one millimetre on this screen, from its calibration. */
  readonly pixelsPerMm: number;
  readonly onCommit: (mm: number | null) => void;
  /** Called with the position under the finger before it is lifted; null when there is none. */
  readonly onPreview?: ((mm: number | null) => void) | undefined;
  /** Value text for screen readers; in the booth without a figure. */
  readonly valueText: (mm: number | null) => string;
  /** Prompt of the field for a typed value. */
  readonly askPlace: string;
  /** Prompt of the buttons that reach a value in steps of some millimetres. */
  readonly askSteps: string;
  /** Label of the button that sets the mark to the value reached by steps. */
  readonly putPlace: string;
  /** Validation error for a typed text that is not 0 to 100. */
  readonly refusePlace: string;
  /** True for a deliberate zero: the line is dimmed and has no mark, but can still be touched. */
  readonly isZero?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** Shows the value after the far end; never for a taster during a session. */
  readonly showValue?: boolean | undefined;
  readonly id?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
};

/**
 * Intensity scale (visual analogue scale) of 100 mm, as an ARIA slider: blank until touched,
 * without tick, number, fill or handle. The mark is committed on lift-off.
 */
export function IntensityLine(props: IntensityLineProps) {
  const { label, value, pixelsPerMm, onCommit, valueText, isZero = false } = props;
  const { isDisabled = false, isReadOnly = false } = props;
  const isLocked = isDisabled || isReadOnly;
  const zone = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLSpanElement>(null);
  const { preview, handlers } = useLinePointer({
    line,
    isLocked,
    onCommit,
    onPreview: props.onPreview,
  });
  const keys = useLineKeys({ zone, value, isLocked, onCommit });
  const shown = preview ?? value;
  const stepsBack = isZero && preview === null;
  const size = { '--line-mm': `${pixelsPerMm}px`, '--line-at': shown ?? LINE_START };

  if (keys.question !== null)
    return (
      <div className={styles.zone} style={size}>
        {keys.question.kind === 'steps' ? (
          <StepPlace
            onEnd={keys.onAsked}
            onTyped={keys.onTyped}
            prompt={props.askSteps}
            put={props.putPlace}
          />
        ) : (
          <AskPlace
            onEnd={keys.onAsked}
            prompt={props.askPlace}
            refusal={props.refusePlace}
            typed={keys.question.typed}
          />
        )}
      </div>
    );
  return (
    <div
      {...handlers}
      aria-describedby={props['aria-describedby']}
      aria-disabled={isDisabled || undefined}
      aria-label={label}
      aria-orientation="horizontal"
      aria-readonly={isReadOnly || undefined}
      aria-valuemax={LINE_END}
      aria-valuemin={LINE_START}
      aria-valuenow={shown ?? LINE_START}
      aria-valuetext={valueText(shown)}
      className={styles.zone}
      data-blank={shown === null ? '' : undefined}
      data-locked={isLocked ? '' : undefined}
      data-zero={stepsBack ? '' : undefined}
      id={props.id}
      onKeyDown={keys.onKeyDown}
      ref={zone}
      role="slider"
      style={size}
      tabIndex={isDisabled ? -1 : 0}
    >
      <span className={styles.line} data-line="" ref={line} />
      {shown !== null && !stepsBack && <span className={styles.mark} data-mark="" />}
      {props.showValue === true && shown !== null && <span className={styles.figure}>{shown}</span>}
    </div>
  );
}
