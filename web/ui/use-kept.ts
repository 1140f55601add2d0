import { useLayoutEffect, useRef } from 'react';

/** A value as it is, and while it must stay, as it was when that began. */
export function useKept<Value>(value: Value, stays: boolean): Value {
  const kept = useRef(value);
  useLayoutEffect(() => {
    if (!stays) kept.current = value;
  });
  return stays ? kept.current : value;
}
