import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import * as styles from './intensity-line.css.ts';
import { isOfFigure, PLACE_STEPS, steppedPlace } from './place-on-line.ts';

type StepPlaceProps = {
  readonly prompt: string;
  readonly put: string;
  /** Called with the first character of a figure: a person with a keyboard can type on. */
  readonly onTyped: (typed: string) => void;
  /**
   * Called with the value in mm, or null if cancelled. `isDone` is true when the line must get the
   * focus again.
   */
  readonly onEnd: (mm: number | null, isDone: boolean) => void;
};

/**
 * BTH-40: step buttons for a mark in mm, in place of the line, for people who use a switch. Tab
 * moves from step to step, and one key presses it.
 *
 * It starts without a value, whatever mark the line has, and without focus on a step. So a key that
 * repeats sets nothing.
 */
export function StepPlace({ prompt, put, onTyped, onEnd }: StepPlaceProps) {
  const [place, setPlace] = useState<number | null>(null);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onEnd(null, true);
    else if (isOfFigure(event.key)) {
      event.preventDefault();
      onTyped(event.key);
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a border, and its legend takes space.
    <div
      aria-label={prompt}
      className={styles.steps}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onEnd(place, false);
      }}
      onKeyDown={onKeyDown}
      ref={group}
      role="group"
      tabIndex={-1}
    >
      {PLACE_STEPS.map((step) => (
        <Button
          aria-label={`${signed(step)}\u00a0mm`}
          className={styles.step}
          key={step}
          onPress={() => setPlace(steppedPlace(place, step))}
        >
          {signed(step)}
        </Button>
      ))}
      <output className={styles.reached}>{place}</output>
      <Button className={styles.step} onPress={() => onEnd(place, true)}>
        {put}
      </Button>
    </div>
  );
}

const signed = (step: number): string => (step > 0 ? `+${step}` : `−${-step}`);
