import { Trans, useLingui } from '@lingui/react/macro';
import type { Doc } from 'yjs';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { Note } from '../../ui/note/note.tsx';
import { useChangedElsewhere } from './use-changed-elsewhere.ts';
import { useLineNames } from './use-line-names.ts';

/**
 * The warning that another device replaced answers given here, by name (BTH-50). It shows no
 * figure, so that nobody is led to a place on a line.
 */
export function ChangedElsewhereNote(props: {
  readonly doc: Doc;
  readonly definition: SheetDefinition;
}) {
  const { doc, definition } = props;
  const { t } = useLingui();
  const changed = useChangedElsewhere(doc);
  const names = useLineNames(definition)(changed);
  if (names.length === 0) return null;
  const list = names.join(', ');
  return (
    <Note kind="warning" isLive title={t`Changed on another device: ${list}`}>
      <Trans>Your answers here were replaced. Check each one; correct it if needed.</Trans>
    </Note>
  );
}
