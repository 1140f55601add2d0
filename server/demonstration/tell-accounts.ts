import type { DemoAccount } from '../../domain/account/demo-account.ts';

/** The accounts of a demonstration as lines for people who look at the terminal. Passwords are told nowhere else. */
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
