import { AccessDenied } from './require-me.ts';

/**
 * Logs an error that the error boundary caught to the console. A denial is not logged: it is no
 * error of the program.
 */
export function reportCaught(error: unknown): void {
  if (!(error instanceof AccessDenied)) console.error(error);
}
