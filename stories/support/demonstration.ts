import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ROLES, type Role } from '../../domain/words/role.ts';
import { DEMONSTRATION, PREPARED, type Product, startProduct } from './product.ts';
import type { Person } from './sign-in.ts';

const Accounts = z.array(
  z.object({ username: z.string(), password: z.string(), role: z.enum(ROLES) }),
);

/** A person of the demonstration panel, as its first start told them. */
export type Account = z.infer<typeof Accounts>[number];

/** The product with the demonstration panel, and who may sign in. */
export type Demonstration = Product & {
  readonly accounts: readonly Account[];
  /** The first person with this role. */
  personOf(role: Role): Person;
};

/** Starts the product on the demonstration panel: on a copy of the one that was made before the stories, or on one made now. */
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

/** Where the accounts of the prepared demonstration are kept. */
export const accountsIn = (prepared: string): string => `${prepared}/accounts.json`;

/** Chooses the demonstration panel on a first start, by the address that its page asks. */
export async function fillDemonstration(url: string): Promise<readonly Account[]> {
  const answer = await fetch(`${url}/api/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ way: 'demonstration' }),
  });
  return z.object({ accounts: Accounts }).parse(await answer.json()).accounts;
}
