import { AccessDenied } from './require-me.ts';

/** Tells the console of an error that a page was shown in place of; a denial is no error of the program. */
export function reportCaught(error: unknown): void {
  if (!(error instanceof AccessDenied)) console.error(error);
}
