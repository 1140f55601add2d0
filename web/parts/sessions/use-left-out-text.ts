import type { LeftOut } from '../../../domain/results/result-row.ts';
import type { Format } from '../../i18n/format-of.ts';
import { useLeftOutReason } from './use-left-out-reason.ts';

type Marks = Pick<Format, 'colon' | 'semicolon'>;

const PLAIN: Marks = { colon: ': ', semicolon: '; ' };

/**
 * React hook that returns a function that lists left-out sheets in one line, each with taster and
 * reason (ASM-1). Exported files use the plain marks.
 */
export function useLeftOutText(): (leftOut: readonly LeftOut[], marks?: Marks) => string {
  const wordsOf = useLeftOutReason();
  return (leftOut, { colon, semicolon } = PLAIN) =>
    leftOut.map(({ taster, reason }) => `${taster}${colon}${wordsOf(reason)}`).join(semicolon);
}
