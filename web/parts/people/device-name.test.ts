import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge, Windows',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0 Safari/537.36 OPR/120.0`,
    'Opera, Linux',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox, macOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0 Safari/537.36`,
    'Samsung Internet, Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} Chrome/140.0 Mobile Safari/537.36`,
    'Chrome, Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 15699) ${WEBKIT} Chrome/140.0 Safari/537.36`, 'Chrome, ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/140.0 Safari/537.36`, 'Chrome, Linux'],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Safari/604.1',
    'Safari, iPad',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Safari/604.1',
    'Safari, iPhone',
  ],
  ['curl/8.5.0 (Linux)', 'Linux'],
  ['Firefox/140.0', 'Firefox'],
  ['SomeChrome/1 Edg Chromebook', ''],
  ['', ''],
])('ACC-13 a device is named as people would: %s', (words, name) => {
  expect(deviceName(words)).toBe(name);
});
