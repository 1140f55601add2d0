import { address } from '../../parts/page/address.ts';

/** Returns the address of an issued report. */
export const reportHref = (number: string): string =>
  address('/intra/reports/$number', { params: { number } });
