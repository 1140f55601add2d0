import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Page } from '../../../../domain/lists/list-page.ts';
import type { ListQuery } from '../../../../domain/lists/list-query.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { choices } from './plan.css.ts';

/** How many rows of a register are fetched at a time; the search narrows them. */
const AT_A_TIME = 20;

/** One row of a register to choose: its name, and a description below it. */
export type Choice = { readonly id: string; readonly label: string; readonly below: string };

/**
 * The dialog that chooses rows of a register for the plan (PLN-4). It fetches only the first
 * matching rows. A choice is on the plan at once, for everybody.
 */
export function RegisterPicker<Row>(props: {
  readonly title: string;
  readonly searchLabel: string;
  readonly register: 'samples' | 'tasters';
  readonly sort: string;
  readonly fetchPage: (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>;
  readonly choiceOf: (row: Row) => Choice;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (id: string, isChosen: boolean) => void;
  readonly onClose: () => void;
}) {
  const { title, searchLabel, register, sort, fetchPage, choiceOf, chosen, onChange } = props;
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const query: ListQuery = { search, sort, size: String(AT_A_TIME), state: 'active' };
  const found = useQuery({
    queryKey: [register, 'list', query],
    queryFn: ({ signal }) => fetchPage(query, signal),
    placeholderData: keepPreviousData,
  });
  const rows = found.data?.rows ?? [];
  const more = (found.data?.total ?? 0) - rows.length;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : props.onClose())}
      title={title}
      closeLabel={t`Close`}
      actions={
        <Button variant="primary" onPress={props.onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <Stack gap={3}>
        <SearchField
          label={searchLabel}
          placeholder={searchLabel}
          value={typed}
          onChange={setTyped}
          clearLabel={t`Clear the search`}
        />
        {found.isError ? <Note kind="error">{t`Register not read.`}</Note> : null}
        {found.data === undefined && !found.isError ? (
          <Skeleton lines={5} label={t`Loading`} />
        ) : null}
        <ul className={choices}>
          {rows.map(choiceOf).map(({ id, label, below }) => (
            <li key={id}>
              <Checkbox
                isSelected={chosen.has(id)}
                onChange={(is) => onChange(id, is)}
                description={below}
              >
                {`${label} `}
              </Checkbox>
            </li>
          ))}
        </ul>
        {found.data !== undefined && rows.length === 0 ? (
          <Text tone="muted" as="p">
            <Trans>No match.</Trans>
          </Text>
        ) : null}
        {more > 0 ? (
          <Text tone="caption" as="p">
            <Plural
              value={more}
              one="# more match; type to narrow it."
              other="# more matches; type to narrow them."
            />
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}
