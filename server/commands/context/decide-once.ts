import { createHash } from 'node:crypto';
import {
  type AskedCommand,
  decideRepeatedCommand,
} from '../../../domain/commands/decide-repeated-command.ts';
import { canonical } from '../../../domain/files/canonical.ts';
import { accept } from '../../../domain/refusal.ts';
import type { PanelScope } from '../../database/database.ts';
import {
  type CommandKey,
  storeCommandAnswer,
  takeCommandId,
} from '../../database/installation/idempotency-keys.ts';
import type { DecidedCommand } from './command-context.ts';

/** A command with its idempotency key. */
export type KeyedCommand = { readonly key: CommandKey; readonly asked: AskedCommand };

/**
 * Identifies a command by its name and a digest of its data. The order of fields does not matter.
 */
export const askedCommand = (command: string, data: unknown): AskedCommand => ({
  command,
  digest: createHash('sha256').update(canonical(data)).digest('hex'),
});

/**
 * Makes a decision at most once under an idempotency key, in the transaction of the decision
 * (COM-3). A repeated command gets the stored answer, without a new audit entry. A new decision is
 * stored with its answer. A refusal rolls back everything, including the key.
 */
export async function decideOnce(
  scope: PanelScope,
  { key, asked }: KeyedCommand,
  at: Date,
  work: (scope: PanelScope) => Promise<DecidedCommand>,
): Promise<DecidedCommand> {
  const stands = decideRepeatedCommand(asked, await takeCommandId(scope, key, asked, at));
  if (!stands.ok) return stands;
  if (stands.value !== null) return accept({ answer: stands.value, audited: [] });
  const decided = await work(scope);
  if (decided.ok) await storeCommandAnswer(scope, key, decided.value.answer);
  return decided;
}
