import { Plural } from '@lingui/react/macro';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { Overridden } from './overridden.tsx';
import { useLeftOutText } from './use-left-out-text.ts';

/**
 * Mark with the number of sheets that a person left out of a result, whose they are, and why
 * (ASM-1). Shows nothing where all sheets count.
 */
export function LeftOutWords(props: {
  readonly leftOut: ResultRow['leftOut'];
  /**
   * Whether the page shows the tasters and reasons elsewhere, so that only the mark is shown here.
   */
  readonly isSaid?: boolean;
}) {
  const { leftOut, isSaid = false } = props;
  const write = useFormat();
  const leftOutText = useLeftOutText();
  if (leftOut.length === 0) return null;
  const what = <Plural value={leftOut.length} one="# sheet left out" other="# sheets left out" />;
  return isSaid ? (
    <StateMark state="flag">{what}</StateMark>
  ) : (
    <Overridden what={what} reason={leftOutText(leftOut, write)} />
  );
}
