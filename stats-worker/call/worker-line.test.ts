import { afterEach, expect, test } from 'vitest';
import { accept } from '../../domain/refusal.ts';
import { sameThread } from '../testing/same-thread.ts';
import { createWorkerLine } from './worker-line.ts';

/** An engine whose calls end when the test lets them. */
function held() {
  const waiting: ((value: string) => void)[] = [];
  const givenUp: string[] = [];
  const engine = {
    now: (value: string) => accept(value),
    wait: () => new Promise<string>((resolve) => waiting.push(resolve)).then(accept),
    throws: () => {
      throw new Error('no figure');
    },
    giveUp: (name: string) => {
      givenUp.push(name);
    },
  };
  const workers = sameThread(engine);
  const line = createWorkerLine<typeof engine>(workers.spawn);
  return { line, workers, waiting, givenUp };
}
/** Waits until the engine has taken so many calls. */
async function taken(waiting: readonly unknown[], count: number): Promise<void> {
  while (waiting.length < count) await new Promise((resolve) => setImmediate(resolve));
}

const open: { close(): void }[] = [];
afterEach(() => {
  for (const line of open.splice(0)) line.close();
});
function start() {
  const parts = held();
  open.push(parts.line);
  return parts;
}

test('M-QC a worker is started by the first call and answers the next ones', async () => {
  const { line, workers } = start();
  expect(workers.started).toHaveLength(0);
  expect(await line.call((api) => api.now('first'), {})).toEqual({ ok: true, value: 'first' });
  const both = [line.call((api) => api.now('a'), {}), line.call((api) => api.now('b'), {})];
  expect(await Promise.all(both)).toMatchObject([{ value: 'a' }, { value: 'b' }]);
  expect(workers.started).toHaveLength(1);
});

test('QUA-2 a worker that is started beforehand is the one the first call is made to', async () => {
  const { line, workers } = start();
  line.start();
  line.start();
  expect(workers.started).toHaveLength(1);
  expect(await line.call((api) => api.now('first'), {})).toMatchObject({ value: 'first' });
  expect(workers.started).toHaveLength(1);
});

test('M-QC an engine that throws has failed by name, and says what', async () => {
  const { line, workers } = start();
  const answer = await line.call((api) => api.throws(), {});
  expect(answer).toEqual({
    ok: false,
    code: 'computation-failed',
    data: { message: 'Error: no figure' },
  });
  expect(await line.call((api) => api.now('next'), {})).toMatchObject({ value: 'next' });
  expect(workers.started).toHaveLength(1);
});

test('M-QC a raised signal is `aborted` without a worker', async () => {
  const { line, workers } = start();
  const answer = await line.call((api) => api.now('x'), { signal: AbortSignal.abort() });
  expect(answer).toMatchObject({ ok: false, code: 'aborted' });
  expect(workers.started).toHaveLength(0);
});

test('M-QC a signal raised meanwhile answers `aborted` at once, and the engine is told; other calls go on', async () => {
  const { line, waiting, givenUp } = start();
  const control = new AbortController();
  const given = line.call(
    (api) => api.wait(),
    { signal: control.signal },
    (api) => api.giveUp('the first'),
  );
  const other = line.call((api) => api.wait(), {});
  await taken(waiting, 2);
  control.abort();
  expect(await given).toMatchObject({ ok: false, code: 'aborted' });
  await taken(givenUp, 1);
  expect(givenUp).toEqual(['the first']);
  waiting[0]?.('late');
  waiting[1]?.('in time');
  expect(await other).toEqual({ ok: true, value: 'in time' });
});

test('M-QC a signal raised after the answer gives nothing up', async () => {
  const { line, givenUp } = start();
  const control = new AbortController();
  await line.call(
    (api) => api.now('x'),
    { signal: control.signal },
    (api) => api.giveUp('nothing'),
  );
  control.abort();
  await line.call((api) => api.now('y'), {});
  expect(givenUp).toEqual([]);
});

test('M-QC a signal needs no way to give up', async () => {
  const { line, waiting } = start();
  const control = new AbortController();
  const given = line.call((api) => api.wait(), { signal: control.signal });
  await taken(waiting, 1);
  control.abort();
  expect(await given).toMatchObject({ ok: false, code: 'aborted' });
});

test('M-QC a worker that dies fails every call under way, is ended, and the next call starts another', async () => {
  const { line, workers, waiting } = start();
  const under = [line.call((api) => api.wait(), {}), line.call((api) => api.wait(), {})];
  await taken(waiting, 2);
  workers.started[0]?.crash('out of memory');
  const crashed = { ok: false, code: 'worker-crashed', data: { message: 'out of memory' } };
  expect(await Promise.all(under)).toEqual([crashed, crashed]);
  expect(workers.started[0]?.isEnded).toBe(true);
  expect(await line.call((api) => api.now('again'), {})).toMatchObject({ value: 'again' });
  expect(workers.started).toHaveLength(2);
  // The crash of the first is reported once more: it does not concern the second.
  workers.started[0]?.crash('out of memory');
  expect(workers.started[1]?.isEnded).toBe(false);
  expect(await line.call((api) => api.now('still'), {})).toMatchObject({ value: 'still' });
  expect(workers.started).toHaveLength(2);
});

test('M-QC closing ends the worker and answers what is under way; a later call starts a new one', async () => {
  const { line, workers, waiting } = start();
  line.close();
  expect(workers.started).toHaveLength(0);
  const under = line.call((api) => api.wait(), {});
  await taken(waiting, 1);
  line.close();
  expect(await under).toEqual({ ok: false, code: 'aborted', data: { message: 'closed' } });
  expect(workers.started[0]?.isEnded).toBe(true);
  line.close();
  expect(await line.call((api) => api.now('x'), {})).toMatchObject({ ok: true });
  expect(workers.started).toHaveLength(2);
});
