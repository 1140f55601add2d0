import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { LONGEST_WORDS_OF_SHEET } from '../../../domain/sheets/definition/definition-schema.ts';
import { maximumOf } from '../../../domain/sheets/definition/points.ts';
import { NO_WORDS, saidIn } from '../../../domain/sheets/definition/words.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import { newId } from '../../parts/http/new-id.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { moved, replaced, without } from './edit-list.ts';
import { ItemEdit } from './item-edit.tsx';
import * as css from './own-sheets.css.ts';
import type { EditedBlock } from './sheet-fields.ts';
import { WordsField } from './words-field.tsx';

/** Default maximum of a new item, in points. */
const FIRST_MAXIMUM = 10;

/**
 * Editor of one block of a sheet of points with its items. The letter of a block is its position
 * (SHT-9).
 */
export function BlockEdit(props: {
  readonly block: EditedBlock;
  readonly letter: string;
  readonly language: Locale;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** False when the sheet has the maximum number of items. */
  readonly hasRoom: boolean;
  readonly onChange: (block: EditedBlock) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}) {
  const { block, letter, language, onChange, onMove, onRemove } = props;
  const { t } = useLingui();
  const { items } = block;
  const name = saidIn(block.name, language) || letter;
  const most = maximumOf(block);
  const set = (next: EditedBlock['items']) => onChange({ ...block, items: next });
  return (
    <fieldset className={css.block} aria-label={t`Block ${letter}`}>
      <div className={css.head}>
        <WordsField
          id={letter}
          label={t`Block ${letter}`}
          words={block.name}
          language={language}
          maxLength={LONGEST_WORDS_OF_SHEET.name}
          onChange={(words) => onChange({ ...block, name: words })}
        />
        <div className={css.blockActs}>
          <IconButton
            icon={ArrowUp}
            label={t`Move ${name} up`}
            isDisabled={props.isFirst}
            onPress={() => onMove(-1)}
          />
          <IconButton
            icon={ArrowDown}
            label={t`Move ${name} down`}
            isDisabled={props.isLast}
            onPress={() => onMove(1)}
          />
          <IconButton icon={Trash2} label={t`Remove ${name}`} onPress={onRemove} />
        </div>
      </div>
      {items.map((item, at) => (
        <ItemEdit
          key={item.key}
          item={item}
          place={`${letter}${at + 1}`}
          language={language}
          isFirst={at === 0}
          isLast={at === items.length - 1}
          onChange={(next) => set(replaced(items, at, next))}
          onMove={(by) => set(moved(items, at, by))}
          onRemove={() => set(without(items, at))}
        />
      ))}
      <Inline justify="between">
        <Button
          icon={Plus}
          isDisabled={!props.hasRoom}
          onPress={() =>
            set([
              ...items,
              {
                kind: 'points',
                key: `item-${newId().slice(0, 8)}`,
                maximum: FIRST_MAXIMUM,
                name: NO_WORDS,
                note: null,
              },
            ])
          }
        >
          <Trans>Add an item to {letter}</Trans>
        </Button>
        <Text tone="muted">
          <Plural value={most} one="# point in this block" other="# points in this block" />
        </Text>
      </Inline>
    </fieldset>
  );
}
