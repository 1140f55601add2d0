import { type Zippable, zipSync } from 'fflate';

export * from 'fflate';

/**
 * Replaces the `zip` of fflate for the workbook writer in the built page (XPO-10). The original
 * starts a worker from a string for more than 160 kB. The content security policy refuses that, and
 * the export never ended. Throws for input that cannot be zipped.
 */
export function zip(
  files: Zippable,
  done: (problem: null, archive: Uint8Array<ArrayBuffer>) => void,
): void {
  done(null, zipSync(files));
}
