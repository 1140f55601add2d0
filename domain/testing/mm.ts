import { isMillimetres, type Millimetres } from '../words/millimetres.ts';

/** A mark on the line; throws where it would not be on it. */
export function mm(value: number): Millimetres {
  if (!isMillimetres(value)) throw new Error(`${value} is not on the line`);
  return value;
}
