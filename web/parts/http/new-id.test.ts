import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { parseCommandId } from '../../../domain/words/ids.ts';
import { newId } from './new-id.ts';

test('COM-3 an id is a UUID of its own, made also where a page has no secure context', () => {
  const randomUUID = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  const ids = Array.from({ length: 200 }, newId);
  for (const id of ids) {
    expect(z.uuidv4().safeParse(id).success).toBe(true);
    expect(parseCommandId(id)).toBe(id);
  }
  expect(new Set(ids).size).toBe(200);
  randomUUID.mockRestore();
});
