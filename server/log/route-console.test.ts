import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { routeConsole, routeWarnings } from './route-console.ts';

test('LOG-2 LOG-6 what a library writes is one line of the log, cut, whatever a name in it says', () => {
  const lines: string[] = [];
  const log = createLog({
    least: 'debug',
    write: (line) => lines.push(line),
    now: () => new Date('2026-11-27T09:00:00Z'),
  });
  const spoken = (..._: readonly unknown[]) => {};
  const to = { error: spoken, warn: spoken, log: spoken, info: spoken, debug: spoken };
  routeConsole(log, to);
  to.warn(`closing "x\n{"at":"2026","level":"error","event":"forged"}"`);
  to.error('%s because of', 'y'.repeat(400_000), new Error('not-allowed'));
  expect(lines).toHaveLength(2);
  expect(lines.every((line) => line.endsWith('\n') && !line.slice(0, -1).includes('\n'))).toBe(
    true,
  );
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['library-said', 'library-said']);
  expect(lines[0]).not.toContain('forged');
  expect(lines[1]?.length).toBeLessThan(1_200);
  to.log('connected to %s', 'somewhere');
  to.info('well');
  to.debug('closely');
  expect(lines.slice(2).map((line) => JSON.parse(line))).toEqual([
    {
      at: '2026-11-27T09:00:00.000Z',
      level: 'info',
      event: 'library-said',
      text: 'connected to somewhere',
    },
    { at: '2026-11-27T09:00:00.000Z', level: 'info', event: 'library-said', text: 'well' },
    { at: '2026-11-27T09:00:00.000Z', level: 'debug', event: 'library-said', text: 'closely' },
  ]);
});

test('LOG-2 what Node warns of is a line of the log, and of nothing else', () => {
  const told: unknown[] = [];
  const printed: unknown[] = [];
  const from = new EventEmitter();
  from.on('warning', (warning) => printed.push(warning));
  routeWarnings((level, event, data) => told.push([level, event, data]), from);
  from.emit('warning', Object.assign(new Error('of old'), { name: 'DeprecationWarning' }));
  expect(told).toEqual([['warn', 'library-said', { text: 'DeprecationWarning: of old' }]]);
  expect(printed).toEqual([]);
});
