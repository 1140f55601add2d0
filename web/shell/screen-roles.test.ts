import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedInUser } from '../../domain/account/testing/accounts.ts';
import type { Role } from '../../domain/words/role.ts';
import { stubFetch, stubStorage } from '../parts/http/testing/stub-fetch.ts';
import { AccessDenied, requireGroup, requireMe } from './require-me.ts';
import { mayOpen, type ScreenGroup } from './screen-roles.ts';

beforeEach(() => {
  stubStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ROLES: readonly Role[] = ['jefespanel', 'adjuntos', 'catadores'];

test.each<readonly [ScreenGroup, readonly boolean[]]>([
  ['leader', [true, false, false]],
  ['desk', [true, true, false]],
  ['booth', [false, false, true]],
  ['shared', [true, true, true]],
])('ACC-11 the screens %s open for leader, assistants, tasters: %j', (group, expected) => {
  expect(ROLES.map((role) => mayOpen(group, role))).toEqual(expected);
});

const luis = signedInUser({
  user: 'u2',
  name: 'Luis Gil',
  username: 'luis.gil',
  role: 'adjuntos',
  deviceKey: `${'A'.repeat(43)}=`,
  taster: null,
});

test('ACC-11 a role that may not open a screen is denied it, and another is let in', () => {
  expect(() => requireGroup(luis, 'leader')).toThrow(AccessDenied);
  expect(new AccessDenied('leader').name).toBe('AccessDenied');
  expect(() => requireGroup(luis, 'desk')).not.toThrow();
});

const enter = () =>
  requireMe({ queryClient: new QueryClient() }, { href: '/intra/samples?page=2' });

test('ACC-125 whoever is not signed in is sent to sign in and back to where they were', async () => {
  stubFetch(() => Response.json(luis));
  expect(await enter()).toEqual(luis);
  stubFetch(() => Response.json({ code: 'signed-out' }, { status: 401 }));
  const sent = await enter().catch((problem: unknown) => problem);
  expect(isRedirect(sent) && sent.options).toMatchObject({
    to: '/login',
    search: { returnUrl: '/intra/samples?page=2' },
  });
});

test('ACC-125 what else stands in the way is told where they are', async () => {
  stubFetch(() => Response.json({ code: 'access-denied' }, { status: 403 }));
  const problem = await enter().catch((error: unknown) => error);
  expect(isRedirect(problem)).toBe(false);
  expect(problem).toMatchObject({ message: 'access-denied' });
});
