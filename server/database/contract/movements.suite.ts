import { expect, it } from 'vitest';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import { parseSessionCode } from '../../../domain/words/ids.ts';
import { correctQuantity, listMovements, moveSample } from '../samples/sample-movements.ts';
import { findSample, insertSample, setSampleState, updateSample } from '../samples/samples.ts';
import { foundPanel, newSampleId, type UseDatabase } from './facts.ts';

/**
 * Contract suite of sample quantities, as sums of movements, and of sample states, for both
 * engines.
 */
export function movementsSuite(use: UseDatabase): void {
  it('SAM-2 what is left is the sum of the movements, whatever moved', async () => {
    const panel = await foundPanel(use());
    const id = newSampleId();
    const session = parseSessionCode(3);
    if (session === null) throw new Error('not a session');
    await use().inPanel(panel, async (scope) => {
      await insertSample(scope, id, sampleForm({ code: 'S-1', initialQuantity: 500 }), 'Eva');
      await moveSample(scope, id, { kind: 'session', millilitres: -150, session, by: 'Eva' });
      const correction = { seen: 350, quantity: 340, reason: 'spilt', by: 'Ana' };
      expect(await correctQuantity(scope, id, correction)).toMatchObject({ ok: true });
      const fields = sampleForm({ code: 'S-1', initialQuantity: 600, revision: 1 });
      await updateSample(scope, id, fields, 'Ana');
      const movements = await listMovements(scope, id);
      expect(
        movements.map(({ kind, millilitres, by, reason }) => [kind, millilitres, by, reason]),
      ).toEqual([
        ['received', 100, 'Ana', null],
        ['correction', -10, 'Ana', 'spilt'],
        ['session', -150, 'Eva', null],
        ['received', 500, 'Eva', null],
      ]);
      const sum = movements.reduce((total, { millilitres }) => total + millilitres, 0);
      expect(await findSample(scope, id)).toMatchObject({ currentQuantity: sum });
      const unknown = sampleForm({ code: 'S-1', initialQuantity: null, revision: 2 });
      expect(await updateSample(scope, id, unknown)).toMatchObject({
        value: { currentQuantity: null },
      });
      const again = sampleForm({ code: 'S-1', initialQuantity: 80, revision: 3 });
      expect(await updateSample(scope, id, again)).toMatchObject({
        value: { currentQuantity: 80 },
      });
    });
  });

  it('SAM-7 a quantity is a whole number of tenths, whatever was added up', async () => {
    const panel = await foundPanel(use());
    const id = newSampleId();
    await use().inPanel(panel, async (scope) => {
      await insertSample(scope, id, sampleForm({ code: 'S-1', initialQuantity: 100.1 }), 'Eva');
      for (const millilitres of [-14.2, -14.2, -14.2, -14.1, -14.1])
        await moveSample(scope, id, { kind: 'session', millilitres, by: 'Eva' });
      expect(await findSample(scope, id)).toMatchObject({ currentQuantity: 29.3 });
      const [stored] = await scope.trx.selectFrom('samples').select('currentQuantity').execute();
      expect(stored).toEqual({ currentQuantity: 29.3 });
      const fields = sampleForm({ code: 'S-1', initialQuantity: 100.4, revision: 1 });
      expect(await updateSample(scope, id, fields)).toMatchObject({
        value: { currentQuantity: 29.6 },
      });
      // A sum that was stored before rounding is read as it is shown, and may be corrected.
      await scope.trx
        .updateTable('samples')
        .set({ currentQuantity: 21.599999999999994 })
        .where('id', '=', id)
        .execute();
      expect(await findSample(scope, id)).toMatchObject({ currentQuantity: 21.6 });
      const correction = { seen: 21.6, quantity: 21, reason: 'measured', by: 'Ana' };
      expect(await correctQuantity(scope, id, correction)).toMatchObject({ ok: true });
      const [last] = await listMovements(scope, id);
      expect(last).toMatchObject({ millilitres: -0.6 });
    });
  });

  it('SAM-3 SAM-9 a quantity that moved since it was seen is not corrected', async () => {
    const panel = await foundPanel(use());
    const [id, uncounted] = [newSampleId(), newSampleId()];
    const correction = { seen: 500, quantity: 480, reason: 'measured', by: 'Eva' };
    await use().inPanel(panel, async (scope) => {
      await insertSample(scope, id, sampleForm({ code: 'S-1', initialQuantity: 500 }));
      await insertSample(scope, uncounted, sampleForm({ code: 'S-2', initialQuantity: null }));
      const same = { ...correction, quantity: 500 };
      expect(await correctQuantity(scope, id, same)).toMatchObject({ code: 'nothing-changes' });
      await moveSample(scope, id, { kind: 'session', millilitres: -15, by: 'Eva' });
      expect(await correctQuantity(scope, id, correction)).toMatchObject({
        code: 'quantity-moved',
        data: { quantity: 485 },
      });
      expect(await correctQuantity(scope, uncounted, correction)).toMatchObject({
        code: 'quantity-unknown',
      });
    });
  });

  it('SAM-4 SAM-11 a sample is validated only where a result of it stands, and at the revision that was read', async () => {
    const panel = await foundPanel(use());
    const id = newSampleId();
    await use().inPanel(panel, async (scope) => {
      await insertSample(scope, id, sampleForm({ code: 'S-1' }));
      const turn = (active: boolean, validated: boolean, revision: number) =>
        setSampleState(scope, id, { active, validated, revision });
      expect(await turn(true, false, 1)).toMatchObject({ code: 'nothing-changes' });
      expect(await turn(true, true, 1)).toMatchObject({ code: 'sample-without-result' });
      expect(await turn(false, false, 1)).toMatchObject({ value: { active: false, revision: 2 } });
      expect(await turn(true, false, 1)).toMatchObject({ code: 'changed-meanwhile' });
      await scope.trx.updateTable('samples').set({ class: 'EVOO' }).where('id', '=', id).execute();
      expect(await turn(true, true, 2)).toMatchObject({ value: { validated: true } });
    });
  });
}
