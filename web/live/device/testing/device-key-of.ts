/** A device key for an account of a test, of the form that the server's keys have. */
export const deviceKeyOf = (account: string): string => btoa(account.slice(0, 32).padEnd(32, '.'));
