/** A key as the server gives one to an account. */
export const deviceKeyOf = (account: string): string => btoa(account.slice(0, 32).padEnd(32, '.'));
