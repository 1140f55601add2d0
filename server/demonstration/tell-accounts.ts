import type { DemoAccount } from '../../domain/account/demo-account.ts';

/**
 * Formats the accounts of a demonstration as lines for the terminal. Their passwords are shown
 * nowhere else.
 */
export function tellAccounts(accounts: readonly DemoAccount[], url: string): string {
  const lines = accounts.map(
    ({ username, password, role }) => `  ${username.padEnd(12)}${password.padEnd(22)}${role}`,
  );
  return [
    `The demonstration is at ${url}. Sign in as any of them:`,
    `  ${'user name'.padEnd(12)}${'password'.padEnd(22)}role`,
    ...lines,
    '',
  ].join('\n');
}
