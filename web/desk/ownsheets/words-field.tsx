import { useLingui } from '@lingui/react/macro';
import type { Words } from '../../../domain/sheets/definition/sheet-definition.ts';
import { saidIn } from '../../../domain/sheets/definition/words.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';

/**
 * Text field for a name or a note in one language. When it is blank, the description shows the
 * fallback from another language (SHT-11).
 */
export function WordsField(props: {
  readonly label: string;
  readonly words: Words;
  readonly language: Locale;
  readonly maxLength: number;
  readonly onChange: (words: Words) => void;
  readonly id?: string;
}) {
  const { label, words, language, maxLength, onChange, id } = props;
  const { t } = useLingui();
  const instead = saidIn(words, language);
  const isMissing = words[language].trim() === '' && instead !== '';
  return (
    <TextField
      label={label}
      value={words[language]}
      maxLength={maxLength}
      description={isMissing ? t`Not in this language: “${instead}” is shown instead.` : undefined}
      onChange={(text) => onChange({ ...words, [language]: text })}
      {...(id === undefined ? {} : { id })}
    />
  );
}
