import { Trans, useLingui } from '@lingui/react/macro';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import type { TastingCode } from '../../../domain/words/ids.ts';
import { Note } from '../../ui/note/note.tsx';
import { useLineNames } from './use-line-names.ts';

/**
 * The warning that a signed sheet is open again because of a conflict: why, which lines differ, and
 * what to do (BTH-46, BTH-52).
 */
export function ReopenedByConflictNote(props: {
  readonly code: TastingCode;
  /**
   * The lines that differ from the signed values, as `map.key`; empty if the signature carries no
   * values.
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
        <Trans>Signed on one device, marked on another. Complete it and sign again.</Trans>
      ) : (
        <Trans>
          Signed on one device, marked on another. Check what differs and sign again: {list}
        </Trans>
      )}
    </Note>
  );
}
