import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import * as styles from './intensity-line.css.ts';
import { isOfFigure, PLACE_STEPS, steppedPlace } from './place-on-line.ts';

type StepPlaceProps = {
  readonly prompt: string;
  readonly put: string;
  /** The beginning of a figure: who has a keyboard goes on typing. */
  readonly onTyped: (typed: string) => void;
  /** The place, or null when it was left without one. `isDone` is true when the line shall have the focus again. */
  readonly onEnd: (mm: number | null, isDone: boolean) => void;
};

/**
 * BTH-40: asks for the place in the line's stead, for who has a switch: Tab goes from step to step, one key takes it. It begins at
 * no place, whatever stands on the line, and with the focus on no step: a key that comes twice puts nothing.
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame, and its legend would need room.
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
