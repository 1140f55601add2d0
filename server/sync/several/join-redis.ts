import type { Broker } from './broker.ts';

/** SCA-1: news by Redis, whose library is read where there is a Redis alone. */
export async function joinRedis(
  ...given: Parameters<typeof import('./redis-broker.ts').createRedisBroker>
): Promise<Broker> {
  const { createRedisBroker } = await import('./redis-broker.ts');
  return createRedisBroker(...given);
}
