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
} from '../../database/idempotency-keys.ts';
import type { DecidedCommand } from './command-context.ts';

/** A command that is asked under an id. */
export type KeyedCommand = { readonly key: CommandKey; readonly asked: AskedCommand };

/** A command by its name and a digest of its data, whatever the order of their fields. */
export const askedCommand = (command: string, data: unknown): AskedCommand => ({
  command,
  digest: createHash('sha256').update(canonical(data)).digest('hex'),
});

/**
 * COM-3: decides under an id, in the transaction of the decision: what was decided under it before is answered, with
 * nothing new in the trail; what is decided now is kept with its answer. What is refused is rolled back, its id too.
 */
export async function decideOnce(
  scope: PanelScope,
  { key, asked }: KeyedCommand,
  at: Date,
  work: (scope: PanelScope) => Promise<DecidedCommand>,
): Promise<DecidedCommand> {
  const stands = decideRepeatedCommand(asked, await takeCommandId(scope, key, asked, at));
  if (!stands.ok) return stands;
  if (stands.value !== null) return accept({ answer: stands.value, told: [] });
  const decided = await work(scope);
  if (decided.ok) await storeCommandAnswer(scope, key, decided.value.answer);
  return decided;
}
