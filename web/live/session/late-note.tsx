import { Trans, useLingui } from '@lingui/react/macro';
import type { SealedSheet } from '../../../domain/sheets/sealed-sheet.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Note } from '../../ui/note/note.tsx';
import { type Registers, tasterName } from './use-registers.ts';

/**
 * The message on sheets that came after the close, a line each, with what became of them; null if
 * there are none (EVA-4).
 */
export function LateNote(props: {
  readonly records: Iterable<SealedSheet>;
  readonly registers: Registers;
}) {
  const { records, registers } = props;
  const { t } = useLingui();
  const { colon } = useFormat();
  const late = [...records].filter((record) => record.late === true);
  if (late.length === 0) return null;
  return (
    <Note kind="warning" title={t`Came after the tasting had ended`}>
      <ul>
        {late.map((record) => {
          const { code, name } = tasterName(registers, record.taster);
          return (
            <li key={`${record.taster} ${record.code}`}>
              {code} {name}, {record.code}
              {colon}
              {record.valid ? (
                <Trans>kept and counted.</Trans>
              ) : (
                <Trans>kept, not counted: it came after validation.</Trans>
              )}
            </li>
          );
        })}
      </ul>
    </Note>
  );
}
