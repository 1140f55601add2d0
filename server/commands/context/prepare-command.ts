import type { z } from 'zod';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import type { CommandAnswer, CommandContext } from './command-context.ts';

/** A command with parsed data, ready to run in the mutex of its session. */
export type PreparedCommand = {
  /** The session in the data; null for a command without an existing session. */
  readonly session: SessionCode | null;
  readonly run: (context: CommandContext) => Promise<Result<CommandAnswer>>;
};

/** Validates and parses the data of a command, or refuses with the names of the invalid fields. */
export type PrepareCommand = (data: unknown) => Result<PreparedCommand, 'input-invalid'>;

/** Combines a command with its schema, which is its input validation at the boundary. */
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
