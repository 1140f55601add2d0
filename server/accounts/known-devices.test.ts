import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../domain/testing/holds.ts';
import { createConfirmTokens } from './confirm-token.ts';
import { createKnownDevices } from './known-devices.ts';
import { createChallenges } from './second-factor/challenges.ts';

const secret = 'a secret that is long enough for a test';
const devices = createKnownDevices({ secret, secure: false });
const cookie = (value: string) => new Headers({ cookie: `verdial.device=${value}` });

test('SEC-50 a device is known by its own cookie, for that name alone', () => {
  const [own = ''] = devices.cookieFor('Ana').split(';');
  const device = /=([^.]+)\./.exec(own)?.[1];
  expect(devices.known(new Headers({ cookie: own }), 'ana')).toBe(device);
  expect(devices.known(new Headers({ cookie: own }), 'eva')).toBeNull();
});

test('SEC-50 a seal that is as long in letters and longer in bytes is none, and nothing breaks by it', () => {
  expect(devices.known(cookie(`x.${'é'.repeat(43)}`), 'ana')).toBeNull();
  expect(createConfirmTokens(secret).read(`x.${'é'.repeat(43)}`)).toBeNull();
});

test('SEC-50 whatever is brought for a seal is refused and never thrown at', () => {
  // Text that a header can carry, and text that a body can carry.
  const header = fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  });
  const challenges = createChallenges(secret, () => 0);
  const tokens = createConfirmTokens(secret);
  holds(
    fc.property(header, fc.string({ unit: 'binary', maxLength: 120 }), (sent, posted) => {
      expect(devices.known(cookie(sent), 'ana')).toBeNull();
      expect(devices.known(cookie(`x.${sent.padEnd(43, 'é').slice(0, 43)}`), 'ana')).toBeNull();
      expect(tokens.read(posted)).toBeNull();
      expect(challenges.isOurs(posted, 'sign-in')).toBe(false);
    }),
  );
});
