import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refuse } from '../../../domain/refusal.ts';
import { defaultPanelSettings } from '../../../domain/settings/panel-settings.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { createStatsClient, type StatsClient } from '../../../stats-worker/client.ts';
import { createStatsApi } from '../../../stats-worker/stats-api.ts';
import { sameThread } from '../../../stats-worker/testing/same-thread.ts';
import { taster } from '../../live/session/board-facts.fixture.ts';
import { statsPort } from './stats-port.ts';
import { assessmentQuery, duplicateQuery, explanationQuery } from './stats-queries.ts';

const settings = defaultPanelSettings();

/** The real statistics functions on this thread, without a worker. */
const client: Pick<StatsClient, 'ask' | 'askLong' | 'start'> = createStatsClient(
  sameThread(createStatsApi()).spawn,
);
const stats = statsPort(client);

const sheets = Array.from({ length: 8 }, (_, n) => ({
  taster: taster(n),
  marks: {
    fusty: mm(0),
    musty: mm(0),
    winey: mm(0),
    frostbitten: mm(0),
    rancid: mm(0),
    other: mm(0),
    bitter: mm(20),
    pungent: mm(20),
    fruity: mm(40 + (n % 2)),
  },
  fruityKind: 'green' as const,
  otherDescriptor: null,
}));
const question = { about: 'sample', figure: 'class', sheets } as const;
const signal = () => new AbortController().signal;
const aborted = () => AbortSignal.abort();

test('BRD-8 an answer of the worker is its figure, and a named problem an error', async () => {
  expect((await stats.assess(signal(), sheets, settings)).class).toBe('EVOO');
  expect((await stats.duplicate(signal(), sheets, sheets, settings)).accepted).toBe(true);
  const refusing = statsPort({
    start: () => undefined,
    ask: async () => refuse('worker-crashed', { message: 'gone' }),
    askLong: async () => refuse('worker-crashed', { message: 'gone' }),
  });
  await expect(refusing.assess(signal(), sheets, settings)).rejects.toThrow('worker-crashed');
});

test('BRD-8 what was given up is no answer, though it came', async () => {
  await expect(stats.assess(aborted(), sheets, settings)).rejects.toThrow(DOMException);
  await expect(stats.duplicate(aborted(), sheets, sheets, settings)).rejects.toThrow(DOMException);
});

test('BRD-8 figures are asked for by their sheets and settings, and for none nothing is', async () => {
  const queries = new QueryClient();
  const query = assessmentQuery(stats, sheets, settings);
  expect(query.queryKey).toEqual(['stats', 'assess', sheets, settings]);
  expect((await queries.fetchQuery(query)).class).toBe('EVOO');
  const pair = duplicateQuery(stats, [sheets, sheets], settings);
  expect(pair.queryKey).toEqual(['stats', 'duplicate', [sheets, sheets], settings]);
  expect((await queries.fetchQuery(pair)).accepted).toBe(true);
  expect([query.enabled, pair.enabled]).toEqual([true, true]);
  for (const none of [
    assessmentQuery(stats, null, settings),
    assessmentQuery(stats, sheets, null),
  ]) {
    expect(none.enabled).toBe(false);
    await expect(queries.fetchQuery(none)).rejects.toThrow('nothing to assess');
  }
  for (const none of [
    duplicateQuery(stats, null, settings),
    duplicateQuery(stats, [sheets, sheets], null),
  ]) {
    expect(none.enabled).toBe(false);
    await expect(queries.fetchQuery(none)).rejects.toThrow('no pair to judge');
  }
});

test('FIG-1 where a figure comes from is asked by the question and the settings', async () => {
  const query = explanationQuery(stats, question, settings);
  expect(query.queryKey).toEqual(['stats', 'explain', question, settings]);
  expect((await new QueryClient().fetchQuery(query)).result).toMatchObject({ word: 'EVOO' });
});

test('BRD-8 the same sheets give the same figures: they are computed once, and never tried again', () => {
  for (const query of [
    assessmentQuery(stats, sheets, settings),
    duplicateQuery(stats, [sheets, sheets], settings),
    explanationQuery(stats, question, settings),
  ])
    expect(query).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      gcTime: 60_000,
    });
});
