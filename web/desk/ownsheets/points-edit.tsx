import { Plural, Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { maximumOf } from '../../../domain/sheets/definition/points.ts';
import { NO_WORDS } from '../../../domain/sheets/definition/words.ts';
import { MOST_OF_SHEET } from '../../../domain/sheets/own/sheet-draft.ts';
import { BLOCK_LETTERS } from '../../../domain/words/block-letter.ts';
import type { Locale } from '../../../domain/words/locale.ts';
import { newId } from '../../parts/http/new-id.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { BlockEdit } from './block-edit.tsx';
import { moved, replaced, without } from './edit-list.ts';
import type { EditedBlock } from './sheet-fields.ts';

/** Maximum that a sheet needs, in points, for medals to be given. */
const HUNDRED = 100;

/** Editor of the blocks of a sheet of points, with their total (SHT-9). */
export function PointsEdit(props: {
  readonly blocks: readonly EditedBlock[];
  readonly language: Locale;
  readonly onChange: (blocks: readonly EditedBlock[]) => void;
}) {
  const { blocks, language, onChange } = props;
  const [ids, setIds] = useState<readonly string[]>(() => blocks.map(() => newId()));
  const items = blocks.flatMap((block) => block.items);
  const total = maximumOf({ items });
  return (
    <Stack gap={5}>
      {blocks.map((block, at) => (
        <BlockEdit
          // A stable key: typed text moves with its block.
          key={ids[at] ?? at}
          block={block}
          letter={BLOCK_LETTERS[at] ?? ''}
          language={language}
          isFirst={at === 0}
          isLast={at === blocks.length - 1}
          hasRoom={items.length < MOST_OF_SHEET.items}
          onChange={(next) => onChange(replaced(blocks, at, next))}
          onMove={(by) => {
            setIds(moved(ids, at, by));
            onChange(moved(blocks, at, by));
          }}
          onRemove={() => {
            setIds(without(ids, at));
            onChange(without(blocks, at));
          }}
        />
      ))}
      <div>
        <Button
          icon={Plus}
          isDisabled={blocks.length >= MOST_OF_SHEET.blocks}
          onPress={() => {
            setIds([...ids, newId()]);
            onChange([...blocks, { name: NO_WORDS, items: [] }]);
          }}
        >
          <Trans>Add a block</Trans>
        </Button>
      </div>
      <p role="status">
        <Plural value={total} one="# point in all." other="# points in all." />{' '}
        {total !== HUNDRED && (
          <Text tone="muted">
            <Trans>Medals need 100 points.</Trans>
          </Text>
        )}
      </p>
    </Stack>
  );
}
