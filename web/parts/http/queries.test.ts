import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import * as people from './people-queries.ts';
import * as queries from './queries.ts';
import * as samples from './sample-queries.ts';
import { stubFetch } from './testing/stub-fetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const page = { page: '2', size: '25' };
const row = <Data, Key extends QueryKey>(
  query: FetchQueryOptions<Data, Error, Data, Key>,
  name: string,
  address: string,
) => ({
  key: query.queryKey.filter((part) => typeof part !== 'object').join(' '),
  fetch: () => new QueryClient().fetchQuery(query),
  name,
  address,
});

const TABLE = [
  row(queries.meQuery(), 'me', '/api/me'),
  row(queries.setupQuery(), 'setup', '/api/setup'),
  row(queries.sessionsQuery(page), 'sessions list', '/api/sessions?page=2&size=25'),
  row(queries.daysQuery(page), 'sessions days', '/api/days?page=2&size=25'),
  row(queries.sessionQuery(12), 'sessions 12', '/api/sessions/12'),
  row(queries.attendanceQuery('t1'), 'tasters t1 attendance', '/api/tasters/t1/attendance'),
  row(queries.sampleQuery('s1'), 'samples s1', '/api/samples/s1'),
  row(queries.tastersQuery(page), 'tasters list', '/api/tasters?page=2&size=25'),
  row(queries.tasterQuery('t1'), 'tasters t1', '/api/tasters/t1'),
  row(queries.settingsQuery(), 'settings', '/api/settings'),
  row(samples.movementsQuery('s1'), 'samples s1 movements', '/api/samples/s1/movements'),
  row(samples.sampleResultsQuery('s1'), 'samples s1 results', '/api/samples/s1/results'),
  row(samples.sampleFilesQuery('s1'), 'samples s1 files', '/api/samples/s1/files'),
  row(people.myDataQuery(), 'my-data', '/api/my-data'),
  row(people.accessQuery(), 'access', '/api/access'),
  row(people.secondFactorQuery(), 'second-factor', '/api/second-factor'),
  row(people.factorRuleQuery(), 'factor-rule', '/api/panel/second-factor'),
  row(people.panelQuery(), 'panel', '/api/panel'),
  row(people.accountsQuery(), 'accounts', '/api/accounts'),
  row(people.auditQuery(page), 'audit', '/api/audit?page=2&size=25'),
  row(people.auditVerdictQuery(), 'audit-verdict', '/api/audit-verdict'),
  row(people.trailKeyQuery(), 'trail-key', '/api/trail-key'),
  row(people.historyQuery('sample', 's1'), 'history sample s1', '/api/history/sample/s1'),
  row(people.settingsBookQuery(), 'settings book', '/api/settings/book'),
  row(people.statusBookQuery('t1'), 'tasters t1 status', '/api/tasters/t1/status'),
];

test.each(TABLE)(
  'ACC-3 a query is kept under its own name and asks its own route: $address',
  async ({ key, fetch, name, address }) => {
    const asked = stubFetch(() => Response.json({ code: 'not-found' }, { status: 404 }));
    expect(key).toBe(name);
    await expect(fetch()).rejects.toThrow('not-found');
    expect(asked.map(({ url }) => url.replace('https://panel.example', ''))).toEqual([address]);
  },
);
