import type { z } from 'zod';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import type { CommandAnswer, CommandContext } from './command-context.ts';

/** A command whose data has been parsed: what is left is to run it, in the turn of the session it is about. */
export type PreparedCommand = {
  /** The session it names; null where it is about none that exists. */
  readonly session: SessionCode | null;
  readonly run: (context: CommandContext) => Promise<Result<CommandAnswer>>;
};

/** Parses the data of a command, or names the fields that are not as they must be. */
export type PrepareCommand = (data: unknown) => Result<PreparedCommand, 'input-invalid'>;

/** Joins a command to its schema: the one border its data crosses. */
export const prepareBy =
  <Data extends { readonly [field: string]: unknown; readonly session?: SessionCode | undefined }>(
    schema: z.ZodType<Data>,
    run: (context: CommandContext, data: Data) => Promise<Result<CommandAnswer>>,
  ): PrepareCommand =>
  (data) => {
    const parsed = schema.safeParse(data);
    if (parsed.success)
      return accept({
        session: parsed.data.session ?? null,
        run: (context) => run(context, parsed.data),
      });
    const fields = parsed.error.issues.map(({ path }) => path.join('.'));
    return refuse('input-invalid', { fields });
  };
