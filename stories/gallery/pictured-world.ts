import type { Person } from '../support/sign-in.ts';

/**
 * An installation whose screens are pictured: its accounts, and the facts that replace names in
 * braces in addresses.
 */
export type World = {
  readonly url: string;
  readonly people: Readonly<Record<'leader' | 'taster', Person | null>>;
  readonly facts: Readonly<Record<string, string>>;
};

/** Resolves the address of a screen in an installation. Throws the name of a missing fact. */
export const addressIn = ({ url, facts }: World, address: string): string =>
  `${url}${address.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`no ${name} for ${address}`);
    return fact;
  })}`;

/** Whether an installation has every fact that an address needs. */
export const hasAddress = ({ facts }: World, address: string): boolean =>
  [...address.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => facts[name] !== undefined);
