import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeProduct } from '../testing/whole-product.ts';

let product: Awaited<ReturnType<typeof wholeProduct>>;
beforeAll(async () => {
  product = await wholeProduct();
}, 60_000);
afterAll(() => product.close());

const setUp = async (timeZone: string) => {
  const answer = await fetch(`${product.url}/api/setup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.url },
    body: JSON.stringify({
      way: 'found',
      panel: 'South',
      leader: 'Aroha',
      username: 'aroha',
      email: '',
      password: 'Oil-panel7!',
      timeZone,
    }),
  });
  return answer.status;
};

test('ZON-2 a panel keeps the time zone of the device it was founded on, and none is founded in a zone that is none', async () => {
  expect(await setUp('Mars/Base')).toBe(422);
  expect(await setUp('Pacific/Auckland')).toBe(200);
  const panels = await product.database.db
    .selectFrom('panels')
    .select(['name', 'timeZone'])
    .execute();
  expect(panels).toEqual([{ name: 'South', timeZone: 'Pacific/Auckland' }]);
});
