import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type RedisForTests, redisProgram, wordServer } from '../testing/redis-for-tests.ts';
import { createRedisBroker } from './redis-broker.ts';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const SERVERS: readonly (readonly [string, () => Promise<RedisForTests>])[] = [
  ['a server that speaks its words', wordServer],
  ...(hasRedis ? [['Redis', redisProgram] as const] : []),
];
const SOON = { timeout: 20_000 };

describe.each(SERVERS)('news by %s', (_name, start) => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });

  async function scene() {
    const redis = await start();
    ends.push(() => redis.end());
    const process = () => {
      const states: string[] = [];
      const heard: number[][] = [];
      const broker = createRedisBroker(redis.url, (state) => states.push(state));
      broker.onMessage((message) => heard.push([...message]));
      ends.push(() => broker.close());
      return { broker, states, heard };
    };
    return { redis, process };
  }

  test('SCA-1 bytes come to every process as they were sent', async () => {
    const { redis, process } = await scene();
    await redis.start();
    const [one, other] = [process(), process()];
    await vi.waitUntil(() => one.broker.isJoined() && other.broker.isJoined(), SOON);
    const bytes = [0, 13, 10, 255, 128, 0];
    one.broker.publish(Uint8Array.from(bytes));
    await vi.waitUntil(() => other.heard.length === 1, SOON);
    expect([one.heard, other.heard]).toEqual([[bytes], [bytes]]);
    expect([one.states, other.states]).toEqual([['joined'], ['joined']]);
  });

  test('SCA-1, SCA-2 one that is not there is waited for by nobody, and joined when it comes and when it comes again', async () => {
    const { redis, process } = await scene();
    const { broker, states, heard } = process();
    let joined = 0;
    broker.onJoined(() => {
      joined += 1;
    });
    broker.publish(Uint8Array.of(1));
    expect(broker.isJoined()).toBe(false);
    await redis.start();
    await vi.waitUntil(() => broker.isJoined(), SOON);
    await redis.end();
    await vi.waitUntil(() => !broker.isJoined(), SOON);
    broker.publish(Uint8Array.of(2));
    await redis.start();
    await vi.waitUntil(() => joined === 2, SOON);
    broker.publish(Uint8Array.of(3));
    await vi.waitUntil(() => heard.length === 1, SOON);
    expect([heard, states]).toEqual([[[3]], ['joined', 'away', 'joined']]);
  });

  test('SCA-1, SCA-2 one that falls silent is away', { timeout: 40_000 }, async () => {
    const { redis, process } = await scene();
    await redis.start();
    const { broker } = process();
    await vi.waitUntil(() => broker.isJoined(), SOON);
    redis.silence();
    await vi.waitUntil(() => !broker.isJoined(), SOON);
  });
});
