import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ROLES, type Role } from '../../domain/words/role.ts';
import { DEMONSTRATION, PREPARED, type Product, startProduct } from './product.ts';
import type { Person } from './sign-in.ts';

const Accounts = z.array(
  z.object({ username: z.string(), password: z.string(), role: z.enum(ROLES) }),
);

/** An account of the demonstration panel, as its first start shows it. */
export type Account = z.infer<typeof Accounts>[number];

/** The product with the demonstration panel, and its accounts. */
export type Demonstration = Product & {
  readonly accounts: readonly Account[];
  /** The first person with this role. */
  personOf(role: Role): Person;
};

/**
 * Starts the product with the demonstration panel: a copy of the one that was prepared before the
 * stories, or a new one.
 */
export async function startDemonstration(): Promise<Demonstration> {
  const prepared = process.env[PREPARED];
  const product = await startProduct(DEMONSTRATION);
  const accounts =
    prepared === undefined
      ? await fillDemonstration(product.url)
      : Accounts.parse(JSON.parse(await readFile(accountsIn(prepared), 'utf8')));
  return {
    ...product,
    accounts,
    personOf(role) {
      const found = accounts.find((account) => account.role === role);
      if (found === undefined) throw new Error(`no account of a ${role}`);
      return found;
    },
  };
}

/** The path of the accounts file of the prepared demonstration. */
export const accountsIn = (prepared: string): string => `${prepared}/accounts.json`;

/** Chooses the demonstration panel on a first start, by the request that its page sends. */
export async function fillDemonstration(url: string): Promise<readonly Account[]> {
  const answer = await fetch(`${url}/api/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ way: 'demonstration' }),
  });
  return z.object({ accounts: Accounts }).parse(await answer.json()).accounts;
}
