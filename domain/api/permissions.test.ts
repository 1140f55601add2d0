import { describe, expect, test } from 'vitest';
import { COMMAND_ROLES } from '../commands/command-roles.ts';
import { COMMANDS } from '../commands/commands.ts';
import type { Role } from '../words/role.ts';
import { isRole } from '../words/role.ts';
import { ROUTE_ROLES } from './route-roles.ts';
import {
  type Caller,
  RIGHTS_OF_COMMANDS,
  RIGHTS_OF_ROUTES,
  type Right,
} from './testing/expected-rights.ts';

const ROLE_OF: Readonly<Record<Exclude<Caller, 'anonymous'>, Role>> = {
  leader: 'jefespanel',
  assistant: 'adjuntos',
  taster: 'catadores',
};

/** A line as the product's own table says it: who needs no session has no role. */
const said = ([what, may]: Right): readonly [string, readonly Role[] | 'public'] => [
  what,
  may.includes('anonymous')
    ? 'public'
    : may.flatMap((caller) => (caller === 'anonymous' ? [] : [ROLE_OF[caller]])),
];

describe('the tables of roles are those written out by hand', () => {
  test('ACC-3 every route there is, and no other, is open to the roles written out by hand', () => {
    expect(ROUTE_ROLES).toEqual(Object.fromEntries(RIGHTS_OF_ROUTES.map(said)));
    expect(RIGHTS_OF_ROUTES).toHaveLength(116);
  });

  test('ACC-2 every command there is, and no other, is taken from the roles written out by hand', () => {
    expect(COMMAND_ROLES).toEqual(Object.fromEntries(RIGHTS_OF_COMMANDS.map(said)));
    expect(RIGHTS_OF_COMMANDS.map(([name]) => name).toSorted()).toEqual(
      Object.keys(COMMANDS).toSorted(),
    );
  });
});

test('ACC-2 there are three roles, and what is none of them is no role', () => {
  for (const role of ['jefespanel', 'adjuntos', 'catadores']) expect(isRole(role)).toBe(true);
  for (const text of ['', 'JEFESPANEL', 'leader', 'public', 'toString', null, undefined, 0])
    expect([text, isRole(text)]).toEqual([text, false]);
});
