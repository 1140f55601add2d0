import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeProduct } from './testing/whole-product.ts';

let product: Awaited<ReturnType<typeof wholeProduct>>;
beforeAll(async () => {
  product = await wholeProduct();
}, 60_000);
afterAll(() => product.close());

const ask = async (path: string) => {
  const answer = await fetch(`${product.url}${path}`);
  return { status: answer.status, body: await answer.json() };
};

test('OPS-4 OPS-5 OPS-15 OPS-16 while the database hangs and requests wait for it, the process lives, is not ready, and says why', async () => {
  const well = { status: 200, body: { status: 'ok' } };
  expect(await ask('/health/ready')).toEqual(well);
  const busy = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  // The embedded database has one connection, so other queries wait meanwhile.
  const work = product.database.asInstallation(async () => {
    begun.resolve();
    await busy.promise;
  });
  await begun.promise;
  const waiting = Array.from({ length: 20 }, () => fetch(`${product.url}/api/setup`));
  expect(await ask('/health/live')).toEqual(well);
  const failing = { status: 'failing', failing: ['database'] };
  expect(await ask('/health/ready')).toEqual({ status: 503, body: failing });
  expect(await ask('/health')).toEqual({
    status: 503,
    body: { ...failing, unsaved: 0, unsavedSeconds: 0 },
  });
  busy.resolve();
  await work;
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  expect(await ask('/health/ready')).toEqual(well);
}, 60_000);
