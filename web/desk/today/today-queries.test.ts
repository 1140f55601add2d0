import { expect, test } from 'vitest';
import { todayQueries } from './today-queries.ts';

test('TDY-2 TDY-3 TDY-5 TDY-11 sessions to be validated, planned ones and those judged last are asked for by their state, whatever number they have', () => {
  const asked = todayQueries().flatMap(({ queryKey }) => {
    const [of, what, query] = JSON.parse(JSON.stringify(queryKey));
    return of === 'sessions' && what === 'list' ? [query] : [];
  });
  expect(asked).toMatchObject([
    { size: '1' },
    { state: 'closed', sort: 'session', direction: 'descending' },
    { state: 'coming', sort: 'date', direction: 'ascending' },
    { state: 'validated', sort: 'validatedAt', direction: 'descending' },
  ]);
});

test('TDY-2 TDY-6 results that samples are to be tasted again for are asked for as such, however many came after them', () => {
  const asked = todayQueries().flatMap(({ queryKey }) => {
    const [of, what, query] = JSON.parse(JSON.stringify(queryKey));
    return of === 'sessions' && what === 'results' ? [query] : [];
  });
  expect(asked).toMatchObject([{ state: 'repeat', sort: 'date', direction: 'descending' }]);
});
