import { expect, test } from 'vitest';
import { bytes, utf16 } from '../testing/bytes.ts';
import { fileText } from './file-text.ts';

test('LST-4 a file in UTF-8 or UTF-16 is its text, with the line ends it has', () => {
  const text = 'code;first_name\r\nT01;José\rT02;Ñ\n\nT03;x';
  const taken = { ok: true, value: text };
  expect(fileText(bytes(text))).toEqual(taken);
  expect(fileText(bytes(`\uFEFF${text}`))).toEqual(taken);
  expect(fileText(utf16(text, true))).toEqual(taken);
  expect(fileText(utf16(text, false))).toEqual(taken);
  expect(fileText(bytes(''))).toEqual({ ok: true, value: '' });
});

test('LST-4 bytes that are no text are not guessed at: the first line with such is named', () => {
  const latin = Uint8Array.from('code\nT01\nJosé\nJosé', (sign) => sign.charCodeAt(0));
  expect(fileText(latin)).toEqual({ ok: false, code: 'line-unreadable', data: { line: 3 } });
});
