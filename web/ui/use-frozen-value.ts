import { useLayoutEffect, useRef } from 'react';

/** The value as it is; while `stays`, the value frozen as it was when that began. */
export function useFrozenValue<Value>(value: Value, stays: boolean): Value {
  const kept = useRef(value);
  useLayoutEffect(() => {
    if (!stays) kept.current = value;
  });
  return stays ? kept.current : value;
}
