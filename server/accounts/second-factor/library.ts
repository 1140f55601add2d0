/** An answer of the account library with the headers for the browser; null when it refused. */
export type LibraryAnswer = { readonly headers: Headers; readonly user: unknown } | null;

/** What second factors ask of the account library. */
export type Library = {
  /** Ends the second step of a sign-in, or the setting up of an app, by a code of the app. */
  readonly takeTotp: (
    headers: Headers,
    body: { readonly code: string; readonly trustDevice: boolean },
  ) => Promise<LibraryAnswer>;
  /** Ends the second step of a sign-in by the digest of a recovery code, and takes that code away. */
  readonly takeRecovery: (
    headers: Headers,
    body: { readonly code: string; readonly trustDevice: boolean },
  ) => Promise<LibraryAnswer>;
  readonly openSession: (
    headers: Headers,
    body: { readonly user: string; readonly rememberMe: boolean },
  ) => Promise<LibraryAnswer>;
  readonly encrypt: (text: string) => Promise<string>;
  readonly isPassword: (hash: string, password: string) => Promise<boolean>;
  /** Whose sign-in waits for its second step, by the cookie of the first. */
  readonly pending: (headers: Headers) => Promise<string | null>;
};
