import { canonicalDigest } from '../files/canonical-digest.ts';

/** RPT-6: the SHA-256 of a report in canonical JSON, in hexadecimal. */
export const digestOf = (report: unknown): string => canonicalDigest(report);
