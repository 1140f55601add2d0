import { useEffect, useState } from 'react';
import { useFrozenValue } from '../use-frozen-value.ts';

/**
 * How long a click may follow a lifted pointer, in ms. On some screens it comes late, and after a
 * drag never.
 */
const CLICK_FOLLOWS = 300;

/**
 * Delays a value while a pointer is down: returns the value from before the press. An error that
 * appears on blur would otherwise cause a layout shift under the pointer, and the press would miss
 * its target.
 */
export function useAfterPress<Value>(value: Value): Value {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    let waiting = 0;
    const on = {
      pointerdown: () => {
        window.clearTimeout(waiting);
        setPressed(true);
      },
      pointerup: () => {
        window.clearTimeout(waiting);
        waiting = window.setTimeout(() => setPressed(false), CLICK_FOLLOWS);
      },
      pointercancel: () => setPressed(false),
      // The target of the click is decided by now, and a form that it submits reads the errors of
      // its fields.
      click: () => setPressed(false),
    };
    const each = Object.entries(on);
    for (const [type, hear] of each) window.addEventListener(type, hear, { capture: true });
    return () => {
      window.clearTimeout(waiting);
      for (const [type, hear] of each) window.removeEventListener(type, hear, { capture: true });
    };
  }, []);
  return useFrozenValue(value, isPressed);
}
