import { describe, expect, test } from 'vitest';
import type { StatusEntry } from './status-entry.ts';
import {
  countsInMedians,
  decideAddStatus,
  decideDeleteStatus,
  statusOn,
  statusSpans,
} from './status-history.ts';
import { TASTER_STATUSES, type TasterStatus } from './taster-status.ts';

const stamp = { at: '2026-01-01T00:00:00.000Z', by: 'eva', name: 'Eva', reason: 'exam' };
const add = (id: string, status: TasterStatus, from: string): StatusEntry => ({
  ...stamp,
  id,
  act: 'add',
  status,
  from,
});
const entries: readonly StatusEntry[] = [
  add('a', 'training', '2026-01-10'),
  add('c', 'suspended', '2026-06-01'),
  add('b', 'qualified', '2026-03-01'),
];

describe('STS-2, STS-7 what is said of a status has its day and its name', () => {
  const spans = statusSpans(entries);

  test('a day that is taken and a status that would come right before or after', () => {
    expect(decideAddStatus(spans, { status: 'retired', from: '2026-06-01' })).toEqual({
      ok: false,
      code: 'status-day-taken',
      data: { from: '2026-06-01' },
    });
    expect(decideAddStatus(spans, { status: 'suspended', from: '2026-05-31' })).toEqual({
      ok: false,
      code: 'status-same',
      data: { status: 'suspended' },
    });
    // The last span has no next; of two to come the nearer one counts.
    expect(decideAddStatus(spans, { status: 'suspended', from: '2026-01-20' }).ok).toBe(true);
  });

  test('neighbours that would be the same are named; the first and the last have none', () => {
    const more = statusSpans([...entries, add('e', 'qualified', '2026-09-01')]);
    expect(decideDeleteStatus(more, 'c')).toEqual({
      ok: false,
      code: 'status-neighbours-same',
      data: { status: 'qualified' },
    });
    for (const id of ['a', 'b', 'e']) expect(decideDeleteStatus(more, id).ok).toBe(true);
    expect(decideDeleteStatus(statusSpans([add('a', 'training', '2026-01-10')]), 'a').ok).toBe(
      true,
    );
  });

  test('what was added twice for a day keeps the order it was written in', () => {
    const twice = [add('x', 'training', '2026-01-10'), add('y', 'qualified', '2026-01-10')];
    expect(statusSpans(twice).map(({ id }) => id)).toEqual(['x', 'y']);
  });
});

describe('STS-2 the book of a taster amounts to spans of days', () => {
  test('in the order of the days, each until the next begins', () => {
    expect(statusSpans(entries)).toEqual([
      { id: 'a', status: 'training', from: '2026-01-10', to: '2026-02-28' },
      { id: 'b', status: 'qualified', from: '2026-03-01', to: '2026-05-31' },
      { id: 'c', status: 'suspended', from: '2026-06-01', to: null },
    ]);
  });

  test('what was taken out is left out, and the one before lasts on', () => {
    const gone: StatusEntry = { ...stamp, id: 'd', act: 'delete', entry: 'b' };
    expect(statusSpans([...entries, gone]).map(({ id, to }) => [id, to])).toEqual([
      ['a', '2026-05-31'],
      ['c', null],
    ]);
  });

  test('the status a taster is under already is refused, also when it would come right before', () => {
    const spans = statusSpans(entries);
    expect(decideAddStatus(spans, { status: 'qualified', from: '2026-04-01' })).toMatchObject({
      code: 'status-same',
      data: { status: 'qualified' },
    });
    expect(decideAddStatus(spans, { status: 'suspended', from: '2026-05-01' })).toMatchObject({
      code: 'status-same',
    });
    expect(decideAddStatus(spans, { status: 'retired', from: '2026-06-01' })).toMatchObject({
      code: 'status-day-taken',
    });
    expect(decideAddStatus(spans, { status: 'qualified', from: '2026-09-01' }).ok).toBe(true);
    expect(decideAddStatus([], { status: 'training', from: '2026-09-01' }).ok).toBe(true);
  });

  test('a status between two that are alike stays until the later is taken out', () => {
    const spans = statusSpans([...entries, add('e', 'qualified', '2026-09-01')]);
    expect(decideDeleteStatus(spans, 'c')).toMatchObject({ code: 'status-neighbours-same' });
    expect(decideDeleteStatus(spans, 'e').ok).toBe(true);
    expect(decideDeleteStatus(spans, 'x')).toMatchObject({ code: 'not-found' });
  });
});

test('STS-3 the status on a day is that of the last span that had begun', () => {
  const spans = statusSpans(entries);
  expect(statusOn(spans, '2026-01-09')).toBeNull();
  expect(statusOn(spans, '2026-01-10')).toBe('training');
  expect(statusOn(spans, '2027-01-01')).toBe('suspended');
});

test('STS-4 only the qualified count; who never had a status counts', () => {
  expect([null, ...TASTER_STATUSES].filter(countsInMedians)).toEqual([null, 'qualified']);
});
