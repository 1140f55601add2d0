import { describe, expect, test } from 'vitest';
import { createSignInLimits, nameKey } from './sign-in-limits.ts';

const TEN_MINUTES = 600_000;

describe('ACC-5 ACC-87 ACC-88 ACC-90 ACC-91 rate limits within ten minutes', () => {
  test.each([
    ['eight attempts a user name from one place', 'pairs', 8],
    ['a hundred failures an address', 'addresses', 100],
    ['a hundred mails an address', 'mailAddresses', 100],
    ['a hundred links an address', 'linkAddresses', 100],
    ['three mails a user name', 'mailNames', 3],
  ] as const)('%s', (_, kind, borne) => {
    const clock = { at: 0 };
    const limit = createSignInLimits(() => clock.at)[kind];
    const answers = Array.from({ length: borne + 1 }, () => limit.begin('ana'));
    expect(answers).toEqual([...Array.from({ length: borne }, () => 0), 600]);
    clock.at = TEN_MINUTES - 1;
    expect(limit.begin('ana')).toBe(1);
    clock.at = TEN_MINUTES;
    expect(limit.begin('ana')).toBe(0);
  });

  test.each(['pairs', 'addresses', 'mailNames'] as const)(
    'ten thousand %s are remembered, and no more',
    (kind) => {
      const limit = createSignInLimits(() => 0)[kind];
      const fill = (key: string) => {
        while (limit.begin(key) === 0);
      };
      fill('first');
      for (let other = 1; other < 10_000; other += 1) limit.begin(`other ${other}`);
      expect(limit.begin('first')).toBe(600);
      limit.begin('one too many');
      expect(limit.begin('first')).toBe(0);
    },
  );

  test('they are counted apart, and sixty of a name within an hour', () => {
    const clock = { at: 0 };
    const limits = createSignInLimits(() => clock.at);
    const { pairs, names, addresses, mailAddresses, linkAddresses, mailNames } = limits;
    while (pairs.begin('ana') === 0);
    for (const limit of [addresses, mailAddresses, linkAddresses, mailNames, names])
      expect(limit.begin('ana')).toBe(0);
    for (let attempt = 1; attempt < 60; attempt += 1) expect(names.begin('ana')).toBe(0);
    expect(names.begin('ana')).toBe(3600);
  });
});

test('ACC-89 a user name is one key however it is spelt, and a long one is cut', () => {
  expect([' LEADER.a\t', 'Leader.A', 'leader.a'].map(nameKey)).toEqual([
    'leader.a',
    'leader.a',
    'leader.a',
  ]);
  expect(nameKey('leader.b')).toBe('leader.b');
  expect(nameKey('x'.repeat(200))).toBe('x'.repeat(64));
});
