import type { Person } from '../support/sign-in.ts';

/** An installation whose screens are pictured: who signs in, and what stands in the braces of addresses. */
export type World = {
  readonly url: string;
  readonly people: Readonly<Record<'leader' | 'taster', Person | null>>;
  readonly facts: Readonly<Record<string, string>>;
};

/** The address of a screen in a world. A fact that is not there stops the gallery, by its name. */
export const addressIn = ({ url, facts }: World, address: string): string =>
  `${url}${address.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`no ${name} for ${address}`);
    return fact;
  })}`;

/** Whether a world has everything that an address names. */
export const hasAddress = ({ facts }: World, address: string): boolean =>
  [...address.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => facts[name] !== undefined);
