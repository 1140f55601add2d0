import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** The facts about a half that the caption needs. */
type CaptionHalf = { readonly row: Pick<ResultRow, 'session' | 'date' | 'codes'> };

/**
 * The caption of a pair over two sessions: each half's session, date and codes, each number with
 * its noun (ASM-22).
 */
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
