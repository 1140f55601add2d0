import { z } from 'zod';
import { line } from './schemas.ts';

const eachPart = <Value>(value: Value) => ({
  address: value,
  address2: value,
  city: value,
  state: value,
  postalCode: value,
  country: value,
});

/** The schemas of the fields of a postal address, for input validation. */
export const postalAddress = eachPart(line);

/** The schemas of the fields of a postal address as it is stored. */
export const keptAddress = eachPart(z.string());

/** A postal address, as people write it. */
export type PostalAddress = Readonly<Record<keyof typeof postalAddress, string>>;
