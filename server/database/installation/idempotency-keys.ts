import type { Transaction } from 'kysely';
import { z } from 'zod';
import type {
  AskedCommand,
  ProcessedCommand,
} from '../../../domain/commands/decide-repeated-command.ts';
import type { CommandId } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { json } from '../json.ts';
import type { Tables } from '../tables.ts';

/** The idempotency key of a command: its id, within an account. */
export type CommandKey = { readonly account: string; readonly id: CommandId };

const answerSchema = z.record(z.string(), z.unknown()).readonly().nullable();

/** The stored part of the answer to a command. */
export type StoredAnswer = NonNullable<z.infer<typeof answerSchema>>;

/** Retention of idempotency keys in days (COM-3). After that no page repeats a command. */
const RETENTION_DAYS = 30;

/**
 * Takes an idempotency key for a command, or returns the command that was processed under it
 * (COM-3). A concurrent request with the same key, in any process, waits until this transaction
 * ends. Then it finds the answer, or nothing after a refusal.
 */
export async function takeCommandId(
  { trx, panel }: PanelScope,
  { account, id }: CommandKey,
  asked: AskedCommand,
  at: Date,
): Promise<ProcessedCommand<StoredAnswer>> {
  const row = await trx
    .insertInto('givenCommands')
    .values({ panel, account, id, ...asked, at })
    // Changes nothing, but locks and returns the existing row.
    .onConflict((conflict) => conflict.columns(['panel', 'account', 'id']).doUpdateSet({ id }))
    .returning(['command', 'digest', 'answer'])
    .executeTakeFirstOrThrow();
  return { ...row, answer: answerSchema.parse(row.answer) };
}

/** Stores the answer to a command, in the transaction of its decision (COM-3). */
export async function storeCommandAnswer(
  { trx, panel }: PanelScope,
  { account, id }: CommandKey,
  answer: StoredAnswer,
): Promise<void> {
  await trx
    .updateTable('givenCommands')
    .set({ answer: json(answer) })
    .where('panel', '=', panel)
    .where('account', '=', account)
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes idempotency keys of all panels that are older than thirty days at the given time (COM-3).
 */
export async function deleteExpiredCommandIds(trx: Transaction<Tables>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * 86_400_000);
  await trx.deleteFrom('givenCommands').where('at', '<', before).execute();
}
