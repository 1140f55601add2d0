import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGES, type PageGroup } from '../domain/api/page-addresses.ts';

const page = readFileSync(join(import.meta.dirname, '../docs/specification/addresses.md'), 'utf8');

/** How the page names the roles of a group of screens. */
const ROLES: Readonly<Record<PageGroup, string>> = {
  public: 'anybody',
  shared: 'all three',
  desk: 'leader, assistants',
  leader: 'leader',
  booth: 'tasters',
};

/** The path of an address, written as in the router: without its fragment. */
const routerPath = (address: string): string =>
  address
    .replace(/#.*$/, '')
    .replaceAll(/\{(\w+)\?\}/g, '{-$$$1}')
    .replaceAll(/(?<=\/)\{(\w+)\}/g, '$$$1');

test('ADR-5 the page of addresses has every screen with its roles, and no other', () => {
  const rows = [...page.matchAll(/^\| (\/\S*) +\| ([a-z, ]+?) +\| \S.* \|$/gm)];
  const told = rows.map(([, address = '', roles]) => [routerPath(address), roles]);
  const expected = Object.entries(PAGES).map(([path, group]) => [path, ROLES[group]]);
  expect(told.toSorted()).toEqual(expected.toSorted());
});
