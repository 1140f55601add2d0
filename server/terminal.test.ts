import { expect, test } from 'vitest';
import { hasReader, leastWritten, runningWords, startingWords, type Terminal } from './terminal.ts';

const service: Terminal = {
  script: undefined,
  showsErrors: false,
  showsOutput: false,
  asksForLog: false,
};

test('LOG-3 LOG-7 words are for a terminal and for the first command; a service and the tests hear the log alone', () => {
  expect(hasReader(service)).toBe(false);
  expect(hasReader({ ...service, script: 'test' })).toBe(false);
  expect(hasReader({ ...service, script: 'start' })).toBe(true);
  expect(hasReader({ ...service, showsErrors: true })).toBe(true);
});

test('LOG-3 LOG-7 on a terminal what goes well is said in words, unless the log is asked for', () => {
  expect(leastWritten({ log: 'info' }, service)).toBe('info');
  expect(leastWritten({ log: 'info' }, { ...service, showsOutput: true })).toBe('warn');
  expect(leastWritten({ log: 'debug' }, { ...service, showsOutput: true, asksForLog: true })).toBe(
    'debug',
  );
});

test('LOG-3 LOG-7 the last line is the address to open', () => {
  const url = 'http://127.0.0.1:4400';
  expect(runningWords(url, false)).toMatch(/\nOpen http:\/\/127\.0\.0\.1:4400\n$/);
  expect(runningWords(url, true)).toMatch(/\nOpen http:\/\/127\.0\.0\.1:4400\/setup\n$/);
});

test('LOG-3 LOG-4 what is started is told without the password of the database', () => {
  const at = { dataFolder: 'data' };
  expect(startingWords({ ...at, databaseUrl: null })).toBe(
    'Starting Verdial on the embedded database; its data folder is data ...\n',
  );
  const said = startingWords({ ...at, databaseUrl: 'postgres://verdial:secret@db.test:5432/v' });
  expect(said).toContain('PostgreSQL at db.test:5432');
  expect(said).not.toContain('secret');
});
