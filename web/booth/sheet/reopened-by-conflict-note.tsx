import { Trans, useLingui } from '@lingui/react/macro';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import type { TastingCode } from '../../../domain/words/ids.ts';
import { Note } from '../../ui/note/note.tsx';
import { useLineNames } from './use-line-names.ts';

/**
 * BTH-46, BTH-52: tells the taster why a sheet that was signed is open again, which lines differ,
 * and what is to be done now.
 */
export function ReopenedByConflictNote(props: {
  readonly code: TastingCode;
  /**
   * The lines that differ from what was signed, as `map.key`; none where the signature does not
   * say.
   */
  readonly lines: readonly string[];
  readonly definition: SheetDefinition;
}) {
  const { code, lines, definition } = props;
  const { t } = useLingui();
  const names = useLineNames(definition)(lines);
  const list = names.join(', ');
  return (
    <Note kind="warning" isLive title={t`Sheet ${code} is open again`}>
      {names.length === 0 ? (
        <Trans>
          You signed it on one device and marked it on another, and something is missing now.
          Complete it, and sign again.
        </Trans>
      ) : (
        <Trans>
          You signed it on one device and marked it on another. Look at what differs from what you
          signed, and sign again: {list}
        </Trans>
      )}
    </Note>
  );
}
