import type { Transaction } from 'kysely';
import { z } from 'zod';
import type {
  AskedCommand,
  ProcessedCommand,
} from '../../domain/commands/decide-repeated-command.ts';
import type { CommandId } from '../../domain/words/ids.ts';
import type { PanelScope } from './database.ts';
import { json } from './json.ts';
import type { Tables } from './tables.ts';

/** Under which id of which account a command is asked. */
export type CommandKey = { readonly account: string; readonly id: CommandId };

const answerSchema = z.record(z.string(), z.unknown()).readonly().nullable();

/** What is kept of the answer of a command. */
export type KeptAnswer = NonNullable<z.infer<typeof answerSchema>>;

/** COM-3: for how many days an id is known. A page that still asks after them is not of this world any more. */
const KEPT_FOR_DAYS = 30;

/**
 * COM-3: takes an id for a command, or tells what was asked under it before. Whoever asks under it at the same time, at
 * whatever process, waits until this transaction ends: what it decided is then there, and what it refused never was.
 */
export async function takeCommandId(
  { trx, panel }: PanelScope,
  { account, id }: CommandKey,
  asked: AskedCommand,
  at: Date,
): Promise<ProcessedCommand<KeptAnswer>> {
  const row = await trx
    .insertInto('givenCommands')
    .values({ panel, account, id, ...asked, at })
    // Writes nothing, but locks and answers the row that is there.
    .onConflict((conflict) => conflict.columns(['panel', 'account', 'id']).doUpdateSet({ id }))
    .returning(['command', 'digest', 'answer'])
    .executeTakeFirstOrThrow();
  return { ...row, answer: answerSchema.parse(row.answer) };
}

/** COM-3: keeps what was answered, in the transaction of what was decided. */
export async function keepCommandAnswer(
  { trx, panel }: PanelScope,
  { account, id }: CommandKey,
  answer: KeptAnswer,
): Promise<void> {
  await trx
    .updateTable('givenCommands')
    .set({ answer: json(answer) })
    .where('panel', '=', panel)
    .where('account', '=', account)
    .where('id', '=', id)
    .execute();
}

/** COM-3: removes the ids of every panel that were taken more than thirty days before an instant. */
export async function forgetCommandIds(trx: Transaction<Tables>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_FOR_DAYS * 86_400_000);
  await trx.deleteFrom('givenCommands').where('at', '<', before).execute();
}
