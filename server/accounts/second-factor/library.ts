import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/**
 * An answer of the account library with the headers for the browser; null when it rejected the
 * call.
 */
export type LibraryAnswer = { readonly headers: Headers; readonly user: unknown } | null;

/** The operations of the account library that the second factor uses. */
export type Library = {
  /** Completes the second step of a sign-in, or the set-up of an app, by a TOTP code. */
  readonly takeTotp: (
    headers: Headers,
    body: { readonly code: string; readonly trustDevice: boolean },
  ) => Promise<LibraryAnswer>;
  /**
   * Completes the second step of a sign-in by the digest of a recovery code, and deletes that code.
   */
  readonly takeRecovery: (
    headers: Headers,
    body: { readonly code: string; readonly trustDevice: boolean },
  ) => Promise<LibraryAnswer>;
  readonly openSession: (
    headers: Headers,
    body: { readonly user: string; readonly rememberMe: boolean },
  ) => Promise<LibraryAnswer>;
  /** Runs the other operations in a transaction of the caller. */
  readonly within: <Value>(trx: Transaction<Tables>, work: () => Promise<Value>) => Promise<Value>;
  readonly encrypt: (text: string) => Promise<string>;
  readonly isPassword: (hash: string, password: string) => Promise<boolean>;
  /**
   * Returns the account of a sign-in that waits for its second factor, by the cookie of the first
   * step.
   */
  readonly pending: (headers: Headers) => Promise<string | null>;
};
