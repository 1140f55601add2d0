import { Trans, useLingui } from '@lingui/react/macro';
import type { UnconfirmedSheet } from '../../../domain/sheets/unconfirmed-sheet.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Note } from '../../ui/note/note.tsx';
import { type Registers, tasterName } from './use-registers.ts';

/**
 * The message on sheets signed after somebody else had a part in the password, not confirmed by the
 * owner since (ACC-41). It has a line for each taster, and is null if there are none.
 */
export function UnconfirmedNote(props: {
  readonly sheets: readonly UnconfirmedSheet[];
  readonly registers: Registers;
}) {
  const { sheets, registers } = props;
  const { t } = useLingui();
  const tasters = [...new Map(sheets.map((sheet) => [sheet.taster, sheet])).values()];
  if (tasters.length === 0) return null;
  return (
    <Note kind="warning" title={t`Not confirmed by who signed`}>
      <ul>
        {tasters.map(({ taster, by, at }) => {
          const { code, name } = tasterName(registers, taster);
          return (
            <li key={taster}>
              {code} {name}: <UnconfirmedWords by={by} at={at} />
            </li>
          );
        })}
      </ul>
    </Note>
  );
}

/** Why it is in doubt who signed, in words (ACC-41). */
export function UnconfirmedWords({ by, at }: Pick<UnconfirmedSheet, 'by' | 'at'>) {
  const write = useFormat();
  const day = write.instant(at);
  return (
    <Trans>
      Signed after {by} had a part in the password ({day}: reset link or email), not confirmed by
      its owner.
    </Trans>
  );
}
