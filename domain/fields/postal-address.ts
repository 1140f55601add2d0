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

/** The fields of a postal address, for a border. */
export const postalAddress = eachPart(line);

/** The fields of a postal address, as they were kept. */
export const keptAddress = eachPart(z.string());

/** A postal address, as people write it. */
export type PostalAddress = Readonly<Record<keyof typeof postalAddress, string>>;
