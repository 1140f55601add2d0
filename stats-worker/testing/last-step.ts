/** Runs asynchronous steps to their end; returns their value. */
export async function lastStep<Value>(steps: AsyncIterator<number, Value>): Promise<Value> {
  let step = await steps.next();
  while (step.done !== true) step = await steps.next();
  return step.value;
}
