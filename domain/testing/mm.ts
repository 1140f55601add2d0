import { isMillimetres, type Millimetres } from '../words/millimetres.ts';

/** Makes a mark on the line; throws outside 0 to 100. */
export function mm(value: number): Millimetres {
  if (!isMillimetres(value)) throw new Error(`${value} is not on the line`);
  return value;
}
