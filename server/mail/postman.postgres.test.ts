import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, type StartedEngine } from '../database/testing/engines.ts';
import { createLog } from '../log/log.ts';
import type { Letter } from './create-mail.ts';
import { keepLetter } from './letters.ts';
import { createPostman } from './postman.ts';

describe.each(ENGINES)('ACC-119 letters that wait, on $name', ({ start }) => {
  let engine: StartedEngine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.stop());

  const begin = Date.now();
  const clock = { at: begin };
  const lines: string[] = [];
  const log = createLog({
    least: 'debug',
    write: (line) => lines.push(line),
    now: () => new Date(),
  });
  const postman = (mail: ((letter: Letter) => Promise<void>) | null) =>
    createPostman({
      database: engine.database,
      mail,
      log,
      now: () => clock.at,
      linkOf: (doubt) => `https://panel.test/${doubt}`,
    });
  const keep = (to: string) =>
    engine.database.asInstallation((trx) =>
      keepLetter(trx, {
        to,
        language: 'it',
        facts: {
          name: 'Ana',
          event: 'disabled',
          by: 'Eva',
          value: '',
          from: '192.0.2.7',
          at: new Date(begin).toISOString(),
          zone: 'UTC',
          doubt: null,
        },
      }),
    );

  test('go out once, whichever of two processes sends them', async () => {
    clock.at = begin + 1_000;
    for (const name of ['a', 'b', 'c', 'd']) await keep(`${name}@x.test`);
    const sent: string[] = [];
    const send = async ({ to, subject }: Letter) => {
      sent.push(`${to} ${subject}`);
    };
    await postman(null).look();
    await Promise.all([postman(send).look(), postman(send).look()]);
    expect(sent.toSorted()).toEqual(
      ['a', 'b', 'c', 'd'].map(
        (name) => `${name}@x.test Il Suo account su Verdial è stato modificato`,
      ),
    );
    clock.at += 3_600_000;
    await postman(send).look();
    expect(sent).toHaveLength(4);
  });

  test('what is not taken is tried after a minute, then later and later, for a week, and told to the log', async () => {
    clock.at = begin + 10_000;
    await keep('shut@x.test');
    const tried: number[] = [];
    const refuse = async () => {
      tried.push(Math.round((clock.at - begin) / 60_000));
      throw new Error('nobody home');
    };
    const minutes = Array.from({ length: 20 }, (_, minute) => minute);
    for (const minute of minutes) {
      clock.at = begin + 10_000 + minute * 60_000;
      await postman(refuse).look();
    }
    expect(tried).toEqual([0, 1, 3, 7, 15]);
    expect(lines.filter((line) => line.includes('"letter-not-sent"'))).toHaveLength(5);
    clock.at = begin + 8 * 86_400_000;
    await postman(refuse).look();
    expect(tried).toHaveLength(5);
    expect(lines.at(-1)).toContain('"letters-given-up"');
    lines.length = 0;
  });
});
