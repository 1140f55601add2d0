import { useLingui } from '@lingui/react/macro';
import { conductDoubts } from '../../../domain/sheets/conduct.ts';
import type { SealedSheet } from '../../../domain/sheets/sealed-sheet.ts';
import { Note } from '../../ui/note/note.tsx';
import { ConductWords } from './conduct-words.tsx';
import { type Registers, tasterName } from './use-registers.ts';

/** EVA-9: the sealed sheets that were not taken in their turn or without their rest, one line each. Nothing where there is none. */
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
