import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** What the caption says of a half. */
type CaptionHalf = { readonly row: Pick<ResultRow, 'session' | 'date' | 'codes'> };

/** ASM-22: which two sessions a pair lies in, when, and under which codes each half was tasted; every number with what it is. */
export function PairCaption({
  pair,
}: {
  readonly pair: { readonly first: CaptionHalf; readonly second: CaptionHalf };
}) {
  const { t } = useLingui();
  const write = useFormat();
  const words = ({ row }: CaptionHalf) => {
    const { session } = row;
    const codes = row.codes.join(', ');
    const count = row.codes.length;
    const day = write.day(row.date);
    return t`session ${session}, ${day}, ${plural(count, { one: `code ${codes}`, other: `codes ${codes}` })}`;
  };
  return (
    <Trans>
      A pair over two sessions: {words(pair.first)} · {words(pair.second)}
    </Trans>
  );
}
