import { expect, test } from 'vitest';
import { isUnstored } from './is-unstored.ts';
import { newDocumentStatus, storedDocumentStatus } from './testing/document-status.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const SHEET = `${ID}/evaluation/1.${ID}.111`;

test('SYN-11 a document holds something unstored where this device wrote into it and the database lacks it, and in no other case', () => {
  const ready = newDocumentStatus({ ready: true });
  const of = (name: string, status = ready, hasOwn = true) =>
    isUnstored({ name, status: () => status, hasOwn: () => hasOwn });
  expect(of(SHEET)).toBe(true);
  expect(of(SHEET, storedDocumentStatus())).toBe(false);
  expect(of(SHEET, newDocumentStatus())).toBe(false);
  expect(of(SHEET, ready, false)).toBe(false);
  expect(of(`${ID}/tray/1.${ID}`)).toBe(false);
});
