import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import * as styles from './intensity-line.css.ts';
import { typedPlace } from './place-on-line.ts';

type AskPlaceProps = {
  readonly prompt: string;
  /** Validation error for a text that is not 0 to 100. */
  readonly refusal: string;
  /** Key that opened the field: the first character of the figure. */
  readonly typed: string;
  /**
   * Called with the value in mm, or null if cancelled. `isDone` is true when the line must get the
   * focus again.
   */
  readonly onEnd: (mm: number | null, isDone: boolean) => void;
};

/**
 * Text field for a mark in mm, in place of the line: a line next to a figure would be a reference.
 * Enter sets the mark, Escape cancels. An invalid text gets an error and stays until it is
 * corrected.
 */
export function AskPlace({ prompt, refusal, typed, onEnd }: AskPlaceProps) {
  const [text, setText] = useState(typed);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The key that opened the field is followed by more keys, which must arrive here.
  useEffect(() => input.current?.focus(), []);
  const isWrong = text !== '' && typedPlace(text) === null;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onEnd(null, true);
    else if (event.key === 'Enter') {
      event.preventDefault();
      if (!isWrong) onEnd(typedPlace(text), true);
    }
  }

  return (
    <div className={styles.ask}>
      <input
        aria-describedby={isWrong ? `${id}-refusal` : undefined}
        aria-invalid={isWrong}
        autoComplete="off"
        className={styles.typed}
        id={id}
        inputMode="numeric"
        // One character more than a value has: a longer text is an error, and is not cut to a valid
        // value.
        maxLength={4}
        onBlur={() => {
          if (!isWrong) onEnd(typedPlace(text), false);
        }}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        ref={input}
        value={text}
      />
      <label hidden={isWrong} htmlFor={id}>
        {prompt}
      </label>
      {isWrong && (
        <span className={styles.refusal} id={`${id}-refusal`} role="alert">
          {refusal}
        </span>
      )}
    </div>
  );
}
