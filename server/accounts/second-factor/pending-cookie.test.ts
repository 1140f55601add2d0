import { expect, test } from 'vitest';
import { onlyCookie, pendingCookie, withoutSession } from './pending-cookie.ts';

const cookies = (text: string): Headers => new Headers({ cookie: text, accept: 'text/html' });

test('ACC-62 a sign-in that waits is named by its cookie, without the seal behind the dot', () => {
  const of = (text: string) => pendingCookie(cookies(text), 'waits');
  expect(of('a=b; waits=2fa-x.seal; c=d')).toBe('2fa-x');
  expect(of('waits=2fa.x.seal')).toBe('2fa.x');
  expect(of('waits=2fa-x%2Fy.se%2Bal')).toBe('2fa-x/y');
  for (const none of [
    '',
    'waits',
    'waits=',
    'waits=x',
    'waits=.seal',
    'waits=%E0%A4%A.x',
    'waitsx=a.b',
  ])
    expect([none, of(none)]).toEqual([none, null]);
  expect(pendingCookie(new Headers(), 'waits')).toBeNull();
});

test('ACC-62 one cookie of a request goes alone, and the others without it', () => {
  const headers = cookies('a=b; session=x.y;c=d');
  expect(onlyCookie(headers, 'session')).toEqual({ cookie: 'session=x.y' });
  expect(onlyCookie(headers, 'sess')).toEqual({});
  const others = withoutSession(headers, 'session');
  expect([others.get('cookie'), others.get('accept')]).toEqual(['a=b; c=d', 'text/html']);
  expect(headers.get('cookie')).toBe('a=b; session=x.y;c=d');
});
