import { useLayoutEffect, useRef } from 'react';

/** Returns the value; while `stays` is true, the value as it was before (a frozen snapshot). */
export function useFrozenValue<Value>(value: Value, stays: boolean): Value {
  const kept = useRef(value);
  useLayoutEffect(() => {
    if (!stays) kept.current = value;
  });
  return stays ? kept.current : value;
}
