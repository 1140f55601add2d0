import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accept, refuse } from '../../domain/refusal.ts';
import type { PanelId } from '../../domain/words/ids.ts';
import { startAccounts, type TestAccounts } from '../accounts/testing/start-accounts.ts';
import { decideAsInstallation, decideInPanel } from './decide.ts';

let started: TestAccounts;
let panel: PanelId;
beforeAll(async () => {
  started = await startAccounts();
  panel = await started.panel('before');
});
afterAll(() => started.database.close());

const nameNow = async () =>
  (await started.database.db.selectFrom('panels').select('name').executeTakeFirstOrThrow()).name;

describe.each([
  ['of a panel', 'inPanel'],
  ['of the installation', 'asInstallation'],
] as const)('COM-1, COM-6 a decision %s', (_, kind) => {
  /** Writes a name, and then returns the decision. */
  const decide = (
    name: string,
    decided: () => ReturnType<typeof accept> | ReturnType<typeof refuse>,
  ) => {
    const { database } = started;
    if (kind === 'inPanel')
      return decideInPanel(database, panel, async ({ trx }) => {
        await trx.updateTable('panels').set({ name }).where('id', '=', panel).execute();
        return decided();
      });
    return decideAsInstallation(database, async (trx) => {
      await trx.updateTable('panels').set({ name }).where('id', '=', panel).execute();
      return decided();
    });
  };

  test('that goes through is kept and answered', async () => {
    expect(await decide(`${kind} kept`, () => accept(7))).toEqual({ ok: true, value: 7 });
    expect(await nameNow()).toBe(`${kind} kept`);
  });

  test('that is refused leaves nothing, and says why', async () => {
    const refusal = refuse('last-leader', { seconds: 3 });
    expect(await decide(`${kind} refused`, () => refusal)).toEqual(refusal);
    expect(await nameNow()).toBe(`${kind} kept`);
  });

  test('that fails leaves nothing, and is no refusal', async () => {
    const failing = decide(`${kind} failed`, () => {
      throw new Error('a full disk');
    });
    await expect(failing).rejects.toThrow('a full disk');
    expect(await nameNow()).toBe(`${kind} kept`);
  });
});
