import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { LONGEST_WORDS_OF_SHEET } from '../../../domain/sheets/definition/definition-schema.ts';
import type { PointsItem } from '../../../domain/sheets/definition/sheet-definition.ts';
import { NO_WORDS, saidIn } from '../../../domain/sheets/definition/words.ts';
import { MAXIMUM_RULE } from '../../../domain/sheets/own/sheet-draft.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import { NumberInput } from '../../parts/forms/number-input.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import * as css from './own-sheets.css.ts';
import { WordsField } from './words-field.tsx';

/**
 * Editor of one item of a sheet of points: its name, the note below the name, and its maximum
 * (SHT-9).
 */
export function ItemEdit(props: {
  readonly item: PointsItem;
  readonly place: string;
  readonly language: Locale;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (item: PointsItem) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}) {
  const { item, place, language, isFirst, isLast, onChange, onMove, onRemove } = props;
  const { t } = useLingui();
  const name = saidIn(item.name, language) || place;
  return (
    <fieldset className={css.item} aria-label={t`Item ${place}`}>
      <div className={css.itemName}>
        <WordsField
          label={t`Item ${place}`}
          words={item.name}
          language={language}
          maxLength={LONGEST_WORDS_OF_SHEET.name}
          onChange={(words) => onChange({ ...item, name: words })}
        />
      </div>
      <WordsField
        label={t`Below its name`}
        words={item.note ?? NO_WORDS}
        language={language}
        maxLength={LONGEST_WORDS_OF_SHEET.note}
        onChange={(note) => onChange({ ...item, note })}
      />
      <NumberInput
        label={t`Maximum`}
        rule={MAXIMUM_RULE}
        value={item.maximum}
        onChange={(maximum) => {
          if (maximum !== null) onChange({ ...item, maximum });
        }}
      />
      <div className={css.acts}>
        <IconButton
          icon={ArrowUp}
          label={t`Move ${name} up`}
          isDisabled={isFirst}
          onPress={() => onMove(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label={t`Move ${name} down`}
          isDisabled={isLast}
          onPress={() => onMove(1)}
        />
        <IconButton icon={Trash2} label={t`Remove ${name}`} onPress={onRemove} />
      </div>
    </fieldset>
  );
}
