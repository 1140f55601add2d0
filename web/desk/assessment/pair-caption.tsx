import { Trans } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import type { PairHalf, PairHalves } from './use-pair-halves.ts';

/** ASM-22: which two sessions a pair lies in, when, and under which codes each half was tasted. */
export function PairCaption({ pair }: { readonly pair: PairHalves }) {
  const write = useFormat();
  const words = ({ row }: PairHalf) =>
    [row.session, write.day(row.date), row.codes.join(', ')].join(', ');
  return (
    <Trans>
      A pair over two sessions, with codes: {words(pair.first)} · {words(pair.second)}
    </Trans>
  );
}
