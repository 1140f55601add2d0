import { Trans, useLingui } from '@lingui/react/macro';
import type { Doc } from 'yjs';
import { itemsOf } from '../../../domain/sheets/definition/points.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { useSheetWords } from '../../parts/points/use-sheet-words.ts';
import { Note } from '../../ui/note/note.tsx';
import { useChangedElsewhere } from './use-changed-elsewhere.ts';

/** BTH-50: names the answers of this device in whose place stand those of another, without a figure: nobody is led to a place on a line. */
export function ChangedElsewhereNote(props: {
  readonly doc: Doc;
  readonly definition: SheetDefinition;
}) {
  const { doc, definition } = props;
  const { t } = useLingui();
  const attributes = useSheetNames();
  const words = useSheetWords();
  const changed = useChangedElsewhere(doc);
  const known =
    definition.form === 'points'
      ? itemsOf(definition).map(({ key, name }) => ({ key, name: words(name) }))
      : definition.items.map(({ attribute }) => ({
          key: attribute,
          name: attributes.label(attribute),
        }));
  const names = known.filter(({ key }) => changed.includes(key)).map(({ name }) => name);
  if (names.length === 0) return null;
  const list = names.join(', ');
  return (
    <Note kind="warning" isLive title={t`Changed on another device: ${list}`}>
      <Trans>
        What you answered here was replaced. Look at each of them, and answer it again here if you
        meant it otherwise.
      </Trans>
    </Note>
  );
}
