import { Plural } from '@lingui/react/macro';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { leftOutText } from './left-out-text.ts';
import { Overridden } from './overridden.tsx';

/** ASM-1: how many sheets a person left out of a result, whose, and why; nothing where all of them count. */
export function LeftOutWords({ leftOut }: Pick<ResultRow, 'leftOut'>) {
  const { colon } = useFormat();
  if (leftOut.length === 0) return null;
  return (
    <Overridden
      what={<Plural value={leftOut.length} one="# sheet left out" other="# sheets left out" />}
      reason={leftOutText(leftOut, colon)}
    />
  );
}
