import { describe, expect, test } from 'vitest';
import { readListQuery } from './list.ts';

const read = (query: object) =>
  readListQuery(query, ['code', 'date'] as const, { sort: 'date', direction: 'desc' });

describe('LST-1 the query of a list is read', () => {
  test('nothing asked for is everything, in the list’s own order, from the first page on', () => {
    const own = {
      pattern: null,
      state: null,
      ids: null,
      sort: 'date',
      direction: 'desc',
      limit: 25,
      offset: 0,
    };
    expect(read({})).toEqual(own);
    expect(read({ search: '', state: '', ids: '', sort: '', page: '', size: '' })).toEqual(own);
    expect(read({ search: '  \t ' })).toEqual(own);
  });

  test.each([
    ['oil', '%oil%'],
    ['  oil 7 ', '%oil 7%'],
    ['50%', '%50\\%%'],
    ['a_b', '%a\\_b%'],
    ['a\\b', '%a\\\\b%'],
    ['%%__', '%\\%\\%\\_\\_%'],
    ['x'.repeat(101), `%${'x'.repeat(100)}%`],
  ])('%j is searched as it is typed', (search, pattern) => {
    expect(read({ search }).pattern).toBe(pattern);
  });

  test('an order that is offered is taken, any other is the list’s own', () => {
    expect(read({ sort: 'code' })).toMatchObject({ sort: 'code', direction: 'desc' });
    expect(read({ sort: 'code; drop table', direction: 'ascending' })).toMatchObject({
      sort: 'date',
      direction: 'asc',
    });
    expect(read({ direction: 'descending' }).direction).toBe('desc');
    const up = { sort: 'code', direction: 'asc' } as const;
    expect(readListQuery({}, ['code'] as const, up)).toMatchObject(up);
    expect(readListQuery({ direction: 'descending' }, ['code'] as const, up).direction).toBe(
      'desc',
    );
  });

  test.each([
    [{ page: '1' }, 25, 0],
    [{ page: '2' }, 25, 25],
    [{ page: '3', size: '10' }, 10, 20],
    [{ size: '1' }, 1, 0],
    [{ size: '200' }, 200, 0],
    [{ size: '201', page: '2' }, 200, 200],
    [{ size: '999999999' }, 200, 0],
    [{ page: '1000000', size: '1' }, 1, 999_999],
    [{ page: '1000001', size: '1' }, 1, 999_999],
    [{ page: '123456789', size: '2' }, 2, 1_999_998],
    [{ page: '0', size: '0' }, 25, 0],
    [{ page: '-1', size: '-5' }, 25, 0],
    [{ page: '1.5', size: '5e1' }, 25, 0],
    [{ page: ' 2', size: '02' }, 25, 0],
    [{ page: '2x', size: 'x2' }, 25, 0],
    [{ page: '1234567890', size: '1234567890' }, 25, 0],
  ])('%j is a page of %i rows from %i on', (query, limit, offset) => {
    expect(read(query)).toMatchObject({ limit, offset });
  });

  test('state and records are taken as they are', () => {
    expect(read({ state: 'active' }).state).toBe('active');
    expect(read({ ids: 'a' }).ids).toEqual(['a']);
    expect(read({ ids: 'a,b,c' }).ids).toEqual(['a', 'b', 'c']);
  });
});
