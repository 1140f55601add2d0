import { line } from './schemas.ts';

/** A postal address, as people write it. */
export type PostalAddress = {
  readonly address: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
};

/** The fields of a postal address, for a border. */
export const postalAddress = {
  address: line,
  address2: line,
  city: line,
  state: line,
  postalCode: line,
  country: line,
};
