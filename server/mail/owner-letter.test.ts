import { expect, test } from 'vitest';
import { LOCALE_CODES } from '../../domain/words/locale.ts';
import { OWNER_EVENTS } from './owner-events.ts';
import { type OwnerFacts, ownerLetter } from './owner-letter.ts';

const facts = (event: OwnerFacts['event']): OwnerFacts => ({
  name: 'Ana',
  event,
  by: 'Eva Vera',
  value: 'what-is-new',
  at: '2026-11-22T17:05:00.000Z',
  zone: 'Europe/Madrid',
  from: '192.0.2.7',
  doubt: null,
});
const BY_NOBODY = ['password-changed', 'password-reset', 'second-factor-on', 'second-factor-off'];
const WITH_VALUE = ['address-changed', 'renamed'];

test.each(LOCALE_CODES)(
  'ACC-118 every letter in %s says what, by whom, when, whence and what to do',
  (language) => {
    const texts = new Set<string>();
    for (const event of OWNER_EVENTS) {
      const { to, subject, text } = ownerLetter('ana@x.test', language, facts(event), null);
      expect(to).toBe('ana@x.test');
      expect(subject).toContain('Verdial');
      expect(text).toMatch(/^Ana[,:]\n\n/);
      expect([event, text.includes('Eva Vera')]).toEqual([event, !BY_NOBODY.includes(event)]);
      expect([event, text.includes('what-is-new')]).toEqual([event, WITH_VALUE.includes(event)]);
      expect(text).toMatch(/\b22\b.*2026.*\b(6|18):05.*\(Europe\/Madrid\)/);
      expect(text).toContain('192.0.2.7');
      expect(text.trim().split('\n\n').length).toBe(4);
      texts.add(text);
    }
    expect(texts.size).toBe(OWNER_EVENTS.length);
  },
);

test('ACC-121 a letter with something to confirm leads there, in no two languages alike', () => {
  const link = 'https://panel.test/confirm?token=abc';
  const letters = LOCALE_CODES.map((language) =>
    ownerLetter('ana@x.test', language, facts('password-by-link'), link),
  );
  for (const { text } of letters) expect(text).toContain(`\n\n${link}\n\n`);
  expect(new Set(letters.map(({ text }) => text)).size).toBe(LOCALE_CODES.length);
  expect(new Set(letters.map(({ subject }) => subject)).size).toBe(LOCALE_CODES.length);
});
