/** Runs a computation in steps to its end; returns its value. */
export function runSteps<Value>(steps: Iterator<number, Value>): Value {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
