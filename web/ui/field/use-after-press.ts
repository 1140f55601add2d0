import { useEffect, useState } from 'react';
import { useFrozenValue } from '../use-frozen-value.ts';

/** How long a click may follow a pointer that was lifted, in ms: on some screens it comes late, and after a drag never. */
const CLICK_FOLLOWS = 300;

/**
 * A value as it is; while a pointer is down, as it was before. What appears when a field is left would else move what the
 * press is on away from under it, and the press would do nothing.
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
      // Whom it is for is settled by now; a form that it sends reads what its fields say.
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
