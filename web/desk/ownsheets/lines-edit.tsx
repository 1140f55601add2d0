import { Trans } from '@lingui/react/macro';
import { LONGEST_WORDS_OF_SHEET } from '../../../domain/sheets/definition/definition-schema.ts';
import { NO_WORDS } from '../../../domain/sheets/definition/words.ts';
import { ATTRIBUTE_KEYS } from '../../../domain/words/attributes.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';
import type { SheetFields } from './sheet-fields.ts';
import { WordsField } from './words-field.tsx';

/**
 * Editor of a panel's own sheet of lines: notes below the names, and a switch for a field of
 * remarks (SHT-10).
 */
export function LinesEdit(props: {
  readonly fields: Pick<SheetFields, 'hasNotes' | 'notes'>;
  readonly language: Locale;
  readonly onChange: (fields: Partial<Pick<SheetFields, 'hasNotes' | 'notes'>>) => void;
}) {
  const { fields, language, onChange } = props;
  const names = useSheetNames();
  return (
    <Stack gap={4}>
      <Note kind="info">
        <Trans>
          The nine lines are the IOC’s and give the category. The words below a name are yours.
        </Trans>
      </Note>
      <Checkbox isSelected={fields.hasNotes} onChange={(hasNotes) => onChange({ hasNotes })}>
        <Trans>Room for notes</Trans>
      </Checkbox>
      {ATTRIBUTE_KEYS.map((attribute) => (
        <WordsField
          key={attribute}
          label={names.label(attribute)}
          words={fields.notes[attribute] ?? NO_WORDS}
          language={language}
          maxLength={LONGEST_WORDS_OF_SHEET.note}
          onChange={(words) => onChange({ notes: { ...fields.notes, [attribute]: words } })}
        />
      ))}
    </Stack>
  );
}
