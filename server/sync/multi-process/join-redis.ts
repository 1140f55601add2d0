import type { Broker } from './broker.ts';

/**
 * Cross-process notifications over Redis (SCA-1). The library is loaded only where Redis is
 * configured.
 */
export async function joinRedis(
  ...given: Parameters<typeof import('./redis-broker.ts').createRedisBroker>
): Promise<Broker> {
  const { createRedisBroker } = await import('./redis-broker.ts');
  return createRedisBroker(...given);
}
