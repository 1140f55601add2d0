import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { ListQuery } from '../../../../domain/lists/list-query.ts';
import {
  type CheckedResult,
  checkedResultSchema,
  LONGEST_REFERENCE,
} from '../../../../domain/words/checked-result.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { ask } from '../../../parts/http/problem-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';

/** How many results are fetched at a time; the search narrows them. */
const AT_A_TIME = 10;

/**
 * The dialog that chooses what a counter-assessment checks: a result of the panel by search, or an
 * external reference (PLN-40).
 */
export function CheckPicker(props: {
  readonly session: number;
  readonly onChoose: (checks: CheckedResult) => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const write = useFormat();
  const [typed, setTyped] = useState('');
  const [reference, setReference] = useState('');
  const search = useDeferredValue(typed.trim());
  const query: ListQuery = {
    search,
    size: String(AT_A_TIME),
    checkedBy: String(props.session),
  };
  const found = useQuery({
    queryKey: ['results', 'list', query],
    queryFn: ({ signal }) => ask('GET /api/results', { query, signal }),
    placeholderData: keepPreviousData,
  });
  const choose = (checks: unknown) => {
    const read = checkedResultSchema.safeParse(checks);
    if (!read.success) return;
    props.onChoose(read.data);
    props.onClose();
  };
  const rows = found.data?.rows ?? [];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : props.onClose())}
      title={t`What is checked`}
      closeLabel={t`Close`}
    >
      <Stack gap={3}>
        <SearchField
          label={t`Sample or session`}
          placeholder={t`Sample or session`}
          value={typed}
          onChange={setTyped}
          clearLabel={t`Clear the search`}
        />
        {found.isError ? <Note kind="error">{t`Register not read.`}</Note> : null}
        {rows.map(({ session, sample, date }) => (
          <Button
            key={`${session}|${sample.id}`}
            variant="quiet"
            onPress={() => choose({ of: 'panel', session, sample: sample.id })}
          >
            <Trans>
              {sample.code}, session {session}, {write.day(date)}
            </Trans>
          </Button>
        ))}
        {found.data !== undefined && rows.length === 0 ? (
          <Text tone="muted" as="p">
            <Trans>No match.</Trans>
          </Text>
        ) : null}
        <TextField
          label={t`Or another panel’s or laboratory’s result`}
          value={reference}
          onChange={setReference}
          maxLength={LONGEST_REFERENCE}
        />
        <Button
          isDisabled={reference.trim() === ''}
          onPress={() => choose({ of: 'elsewhere', reference })}
        >
          <Trans>Check this reference</Trans>
        </Button>
      </Stack>
    </Dialog>
  );
}
