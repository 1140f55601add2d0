import { expect, test } from 'vitest';
import { codesLeft, digestOfCode, digestsOfCodes, newRecoveryCodes } from './recovery-codes.ts';
import { totpAddress, totpSecret } from './totp-address.ts';

test('ACC-102 an app is told its secret as letters of base 32 (RFC 4648), and as the address its picture holds', () => {
  expect(totpAddress('foobar', 'eva').secret).toBe('MZXW6YTBOI');
  expect(totpAddress('foob', 'eva').secret).toBe('MZXW6YQ');
  expect(totpAddress('foobar', 'eva ruiz:1').uri).toBe(
    'otpauth://totp/Verdial:eva%20ruiz%3A1?secret=MZXW6YTBOI&issuer=Verdial&digits=6&period=30',
  );
  expect(Buffer.from(totpSecret(), 'base64url')).toHaveLength(18);
  expect(totpSecret()).not.toBe(totpSecret());
});

test('ACC-61 ACC-103 ten recovery codes are kept as digests, each of its account and installation alone, however it is typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  const [one = '', other = ''] = codes;
  const digest = digestOfCode('secret', 'eva', one);
  expect(digestOfCode('secret', 'eva', one.toUpperCase().replaceAll('-', ' '))).toBe(digest);
  for (const another of [
    digestOfCode('secret', 'ana', one),
    digestOfCode('another', 'eva', one),
    digestOfCode('secret', 'eva', other),
  ])
    expect(another).not.toBe(digest);
  const kept = digestsOfCodes('secret', 'eva', codes);
  expect(kept).toContain(digest);
  expect(kept).not.toContain(one);
  expect([codesLeft(kept), codesLeft('[]'), codesLeft(null)]).toEqual([10, 0, 0]);
});
