import { Plural, Trans } from '@lingui/react/macro';
import type { SealedSheet } from '../../../domain/sheets/sealed-sheet.ts';
import { Note } from '../../ui/note/note.tsx';
import { type Registers, tasterName } from './use-registers.ts';

/**
 * The message on sheets that were keyed in from paper, by whom and why, a line each; null if there
 * are none (KEY-6).
 */
export function PaperNote(props: {
  readonly records: Iterable<SealedSheet>;
  readonly registers: Registers;
}) {
  const { records, registers } = props;
  const papers = [...records].flatMap((record) =>
    record.keyed === null ? [] : [{ ...record, ...record.keyed }],
  );
  if (papers.length === 0) return null;
  return (
    <Note
      kind="info"
      title={
        <Plural
          value={papers.length}
          one="# sheet was keyed in from paper"
          other="# sheets were keyed in from paper"
        />
      }
    >
      <ul>
        {papers.map((paper) => {
          const { code, name } = tasterName(registers, paper.taster);
          return (
            <li key={`${paper.taster} ${paper.code}`}>
              <Trans>
                {code} {name}, {paper.code}: keyed in by {paper.by} (“{paper.reason}”)
              </Trans>
            </li>
          );
        })}
      </ul>
    </Note>
  );
}
