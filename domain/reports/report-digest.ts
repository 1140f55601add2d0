import { canonicalDigest } from '../files/canonical-digest.ts';

/** The SHA-256 of a report in canonical JSON, in hexadecimal (RPT-6). */
export const digestOf = (report: unknown): string => canonicalDigest(report);
