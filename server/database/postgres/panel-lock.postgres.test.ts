import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { startTestPostgres, type TestPostgres } from '../../../tools/test-postgres.ts';
import { foundPanel, newSampleId } from '../contract/facts.ts';
import { createDatabase } from '../create-database.ts';
import { lockPanel } from '../installation/panels.ts';
import { insertSample } from '../samples/samples.ts';
import { productDatabase } from '../testing/product-template.ts';
import { serverPlace } from '../testing/server-place.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.stop());

test('DAT-46 DAT-56 two who have both written something of a panel decide on it one after the other, and none is refused', async () => {
  const database = await createDatabase(serverPlace(await productDatabase(server)));
  onTestFinished(() => database.close());
  const panel = await foundPanel(database);
  const haveBothWritten = Promise.withResolvers<void>();
  const order: string[] = [];
  let written = 0;
  const decide = (code: string) =>
    database.inPanel(panel, async (scope) => {
      await insertSample(scope, newSampleId(), sampleForm({ code }));
      written += 1;
      if (written === 2) haveBothWritten.resolve();
      await haveBothWritten.promise;
      await lockPanel(scope);
      order.push('decides');
      await scope.trx.selectFrom('samples').select('id').execute();
      order.push('has decided');
    });
  await Promise.all([decide('S-1'), decide('S-2')]);
  expect(order).toEqual(['decides', 'has decided', 'decides', 'has decided']);
});
