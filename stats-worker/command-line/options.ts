import { parseArgs } from 'node:util';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { dayOf } from '../marks/calendar-day.ts';

/** The usage message of the command line (exchange.md). */
export const USAGE =
  'npm run --silent stats -- marks_long.csv|analyst.zip [--references references.csv] [--settings settings.json] [--as-of YYYY-MM-DD] [--all-sessions]';

/** The parsed options of the command line. */
export type Options = {
  readonly marks: string;
  readonly references: string | null;
  readonly settings: string | null;
  /** Days since 1970-01-01; null for the newest session's day. */
  readonly asOf: number | null;
  /** Whether sessions that are not validated count as well (XPO-18). */
  readonly allSessions: boolean;
};

/** Parses the arguments of the command, or refuses with a message. */
export function readOptions(given: readonly string[]): Result<Options, 'usage'> {
  const wrong = (reason: string) => refuse('usage', { rows: [reason, `usage: ${USAGE}`] });
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        references: { type: 'string' },
        settings: { type: 'string' },
        'as-of': { type: 'string' },
        'all-sessions': { type: 'boolean' },
      },
    });
    const [marks, ...others] = positionals;
    if (marks === undefined) return wrong('no file of marks is named');
    if (others.length > 0) return wrong(`one file of marks is read, not also ${others.join(', ')}`);
    const date = values['as-of'];
    const asOf = date === undefined ? null : dayOf(date);
    if (date !== undefined && asOf === null)
      return wrong(`--as-of ${date} is not a date YYYY-MM-DD`);
    return accept({
      marks,
      references: values.references ?? null,
      settings: values.settings ?? null,
      asOf,
      allSessions: values['all-sessions'] ?? false,
    });
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
}
