import type { z } from 'zod';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { CommandAnswer, CommandContext } from './command-context.ts';

/** A command whose data has been parsed: what is left is to run it. */
export type PreparedCommand = (context: CommandContext) => Promise<Result<CommandAnswer>>;

/** Parses the data of a command, or names the fields that are not as they must be. */
export type PrepareCommand = (data: unknown) => Result<PreparedCommand, 'input-invalid'>;

/** Joins a command to its schema: the one border its data crosses. */
export const prepareBy =
  <Schema extends z.ZodType>(
    schema: Schema,
    run: (context: CommandContext, data: z.output<Schema>) => Promise<Result<CommandAnswer>>,
  ): PrepareCommand =>
  (data) => {
    const parsed = schema.safeParse(data);
    if (parsed.success) return accept((context) => run(context, parsed.data));
    const fields = parsed.error.issues.map(({ path }) => path.join('.'));
    return refuse('input-invalid', { fields });
  };
