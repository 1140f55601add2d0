import { expect, test } from 'vitest';
import { readRefusal } from './read-refusal.ts';
import { refuse } from './refusal.ts';

const travelled = (refusal: unknown): unknown => JSON.parse(JSON.stringify(refusal));

test.each([
  refuse('not-found'),
  refuse('code-taken', { code: 'S-1' }),
  refuse('figures-closed', { missing: 2 }),
  refuse('results-depend', { sessions: ['1', '2'] }),
  refuse('criteria-not-met', {
    failed: [
      { code: 'not-reliable', sample: 'S-26 1', replicate: 2 },
      { code: 'reference-beyond', sample: 'R', replicate: null },
    ],
  }),
  refuse('keying-unsettled', { lines: ['bitter', 'heatingDevice'] }),
  refuse('sheet-incomplete', {
    gaps: [
      { code: 'mark-blank', attribute: 'fusty' },
      { code: 'heating-device-missing', attribute: null },
    ],
  }),
])('HTT-3 a refusal is read as it was sent: %j', (refusal) => {
  const { code, data } = refusal;
  expect(readRefusal(travelled({ code, data }))).toEqual(refusal);
  expect(readRefusal(travelled({ ...refusal, ok: true }))).toMatchObject({ code });
});

test('HTT-3 a refusal that needs no data is read without any', () => {
  for (const data of [undefined, null, 'x', 5])
    expect(readRefusal({ code: 'not-found', data })).toEqual(refuse('not-found'));
});

test.each([
  null,
  undefined,
  'not-found',
  5,
  [],
  {},
  { code: 5 },
  { code: '' },
  { code: 'of-tomorrow' },
  { code: 'toString' },
  { code: 'code-taken' },
  { code: 'code-taken', data: { code: 5 } },
  { code: 'figures-closed', data: { missing: '2' } },
  { code: 'keying-unsettled', data: { lines: ['sweet'] } },
  { code: 'keying-unsettled', data: { lines: 'bitter' } },
  { code: 'results-depend', data: { sessions: '1' } },
  { code: 'results-depend', data: { sessions: [1] } },
  { code: 'criteria-not-met', data: { failed: ['not-reliable S-26 1'] } },
  { code: 'criteria-not-met', data: { failed: [{ code: 'not-reliable', sample: 'S' }] } },
  { code: 'criteria-not-met', data: { failed: [{ code: 'x', sample: 'S', replicate: 1 }] } },
  { code: 'criteria-not-met', data: { failed: [{ code: 'not-reliable', replicate: 1 }] } },
  { code: 'criteria-not-met', data: { failed: [null] } },
  { code: 'sheet-incomplete', data: { gaps: [{ code: 'mark-blank', attribute: 'sweet' }] } },
  { code: 'sheet-incomplete', data: { gaps: [{ code: 'x', attribute: null }] } },
  { code: 'sheet-incomplete', data: { gaps: {} } },
])('HTT-3 what is no refusal, or is not as its code has it, is none: %j', (body) => {
  expect(readRefusal(body)).toBeNull();
});
