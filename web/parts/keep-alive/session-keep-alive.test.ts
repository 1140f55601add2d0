import { describe, expect, test } from 'vitest';
import { accept, refuse } from '../../../domain/refusal.ts';
import { createSessionKeepAlive } from './session-keep-alive.ts';

const MINUTE = 60_000;
const IDLE = 60 * MINUTE;
const MOST = 12 * 60 * MINUTE;

/** A page and a server with the real session timeouts, both on one clock. */
function scene() {
  const clock = { at: 0 };
  const server = { used: 0, isAway: false, said: [] as boolean[] };
  const over: string[] = [];
  const keepAlive = createSessionKeepAlive({
    now: () => clock.at,
    onOver: (why) => over.push(why),
    async ask(used) {
      if (server.isAway) return refuse('unreachable');
      const left = () => ({ idle: server.used + IDLE - clock.at, atMost: MOST - clock.at });
      if (left().idle <= 0 || left().atMost <= 0) return refuse('signed-out');
      server.said.push(used);
      if (used) server.used = clock.at;
      const { idle, atMost } = left();
      return accept({ idle: idle / 1000, atMost: atMost / 1000 });
    },
  });
  /** Lets minutes pass, with one poll in each. */
  async function pass(minutes: number, use = false): Promise<void> {
    for (let turn = 0; turn < minutes; turn += 1) {
      clock.at += MINUTE;
      if (use) await keepAlive.use();
      await keepAlive.look();
    }
  }
  return { clock, server, over, keepAlive, pass };
}

describe('ACC-71 a page says beforehand that its session ends', () => {
  test('ACC-100 to open it is to use it, and to have it open is not', async () => {
    const { keepAlive, server, pass } = scene();
    await keepAlive.look();
    await pass(2);
    expect(server.said).toEqual([true, false, false]);
  });

  test('unused it is said five minutes before, counting, and over when it is', async () => {
    const { keepAlive, pass, over } = scene();
    await keepAlive.look();
    await pass(54);
    expect(keepAlive.ending()).toBeNull();
    await pass(1);
    expect(keepAlive.ending()).toEqual({ why: 'unused', minutes: 5 });
    await pass(4);
    expect([keepAlive.ending()?.minutes, over]).toEqual([1, []]);
    await pass(1);
    expect([keepAlive.ending(), over]).toEqual([null, ['unused']]);
  });

  test('ACC-101 who touches the page then stays, and it is not said any more', async () => {
    const { keepAlive, pass, over } = scene();
    const seen: unknown[] = [];
    await keepAlive.look();
    const leave = keepAlive.subscribe(() => seen.push(keepAlive.ending()));
    await pass(58);
    await keepAlive.use();
    expect([keepAlive.ending(), over]).toEqual([null, []]);
    expect(seen.map((one) => one !== null)).toEqual([true, true, true, true, false]);
    leave();
    await pass(58);
    expect(seen).toHaveLength(5);
  });

  test('used all the time it is said before the end of its time, and use changes nothing', async () => {
    const { keepAlive, pass, over } = scene();
    await keepAlive.look();
    await pass(12 * 60 - 6, true);
    expect(keepAlive.ending()).toBeNull();
    await pass(3, true);
    expect(keepAlive.ending()).toEqual({ why: 'time', minutes: 3 });
    await pass(3, true);
    expect(over).toEqual(['time']);
  });

  test('without a way to the server nothing is over, it counts on, and the use is told later', async () => {
    const { keepAlive, server, pass, over } = scene();
    await keepAlive.look();
    server.isAway = true;
    await pass(57);
    expect([keepAlive.ending()?.why, over]).toEqual(['unused', []]);
    await keepAlive.use();
    server.isAway = false;
    await pass(1);
    expect([keepAlive.ending(), over, server.said]).toEqual([null, [], [true, true]]);
  });
});
