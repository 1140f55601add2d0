import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import * as styles from './intensity-line.css.ts';
import { typedPlace } from './place-on-line.ts';

type AskPlaceProps = {
  readonly prompt: string;
  /** Said of what is no place of the line. */
  readonly refusal: string;
  /** What asked: the beginning of a figure. */
  readonly typed: string;
  /** The place, or null when it was left without one. `isDone` is true when the line shall have the focus again. */
  readonly onEnd: (mm: number | null, isDone: boolean) => void;
};

/**
 * Asks for the place in the line's stead: a line beside a figure would be a reference. Enter puts the mark, Escape leaves. What
 * is no place is said to be none, and stays until it is one.
 */
export function AskPlace({ prompt, refusal, typed, onEnd }: AskPlaceProps) {
  const [text, setText] = useState(typed);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The key that asked goes on being typed here.
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
        // One more than a place has: what is longer is told, and not cut down to a place.
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
