import { expect, test } from 'vitest';
import { passkeySite } from './passkey-site.ts';

const at = (publicUrl: string | null, trustedOrigins: readonly string[] = []) =>
  passkeySite({ publicUrl, trustedOrigins, port: 4400 });

test('ACC-64 passkeys belong to the public address by https, or to localhost', () => {
  expect(at('https://panel.example/verdial')).toEqual({
    host: 'panel.example',
    origins: ['https://panel.example'],
  });
  expect(at(null)).toEqual({ host: 'localhost', origins: ['http://localhost:4400'] });
  expect(at('http://localhost:8080')?.origins).toEqual(['http://localhost:8080']);
  expect(at(null, ['http://localhost:5173', 'https://other.example'])?.origins).toEqual([
    'http://localhost:4400',
    'http://localhost:5173',
  ]);
});

test.each([
  'http://panel.example',
  'http://192.168.1.10:4400',
  'https://192.168.1.10',
  'https://[::1]',
])('ACC-64 there are none at %s, where browsers allow none', (publicUrl) => {
  expect(at(publicUrl)).toBeNull();
});
