import { useLingui } from '@lingui/react/macro';
import { conductDoubts } from '../../../domain/sheets/conduct.ts';
import type { SealedSheet } from '../../../domain/sheets/sealed-sheet.ts';
import { Note } from '../../ui/note/note.tsx';
import { ConductWords } from './conduct-words.tsx';
import { type Registers, tasterName } from './use-registers.ts';

/**
 * The message on sealed sheets tasted out of order or without their rest, a line each; null if
 * there are none (EVA-9).
 */
export function ConductNote(props: {
  readonly records: Iterable<SealedSheet>;
  readonly registers: Registers;
}) {
  const { records, registers } = props;
  const { t } = useLingui();
  const doubted = [...records].filter(({ conduct }) => conductDoubts(conduct).length > 0);
  if (doubted.length === 0) return null;
  return (
    <Note kind="warning" title={t`How these glasses were taken is in doubt`}>
      <ul>
        {doubted.map((record) => {
          const { code, name } = tasterName(registers, record.taster);
          return (
            <li key={`${record.taster} ${record.code}`}>
              {code} {name}, {record.code}: <ConductWords conduct={record.conduct} />
            </li>
          );
        })}
      </ul>
    </Note>
  );
}
