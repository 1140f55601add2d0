import { Plural } from '@lingui/react/macro';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Overridden } from './overridden.tsx';
import { useLeftOutText } from './use-left-out-text.ts';

/** ASM-1: how many sheets a person left out of a result, whose, and why; nothing where all of them count. */
export function LeftOutWords({ leftOut }: Pick<ResultRow, 'leftOut'>) {
  const { colon } = useFormat();
  const leftOutText = useLeftOutText();
  if (leftOut.length === 0) return null;
  return (
    <Overridden
      what={<Plural value={leftOut.length} one="# sheet left out" other="# sheets left out" />}
      reason={leftOutText(leftOut, colon)}
    />
  );
}
