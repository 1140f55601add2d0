import { expect, test } from 'vitest';
import { createOriginRule } from './origin-rule.ts';

test.each([
  ['http://booth:4400', 'booth:4400', false],
  ['http://rebound.example:4400', 'rebound.example:4400', false],
  ['http://127.0.0.1.example:4400', '127.0.0.1.example:4400', false],
  ['http://localhost:4400', 'localhost:4400', true],
  ['http://panel.localhost:4400', 'panel.localhost:4400', true],
  ['http://127.0.0.1:4400', '127.0.0.1:4400', true],
  ['http://[::1]:4400', '[::1]:4400', true],
  ['http://192.168.1.20:4400', '192.168.1.20:4400', true],
  ['http://localhost:4401', 'localhost:4400', false],
  ['http://evil.example', 'localhost:4400', false],
  ['http://evil.example', 'booth:4400', false],
  ['null', 'booth:4400', false],
  ['', 'booth:4400', false],
  [null, 'booth:4400', false],
  ['https://other.example', 'booth:4400', true],
  ['https://other.example.evil.example', 'booth:4400', false],
])('HTT-4 HTT-8 without a public address, origin %s at host %s: %s', (origin, host, trusted) => {
  const rule = createOriginRule({ publicUrl: null, trustedOrigins: ['https://other.example'] });
  expect(rule(origin, host)).toBe(trusted);
});

test.each([
  ['https://panel.example', true],
  ['http://panel.example', false],
  ['https://panel.example:8443', false],
  ['https://evil.example', false],
])('HTT-4 HTT-8 with a public address, origin %s: %s', (origin, trusted) => {
  const rule = createOriginRule({ publicUrl: 'https://panel.example', trustedOrigins: [] });
  expect(rule(origin, 'evil.example')).toBe(trusted);
});
