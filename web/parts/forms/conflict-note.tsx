import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { historyQuery } from '../http/people-queries.ts';
import {
  type Choices,
  chosenFields,
  differencesOf,
  firstChoices,
  type Labels,
} from './differences.ts';
import type { RecordForm } from './use-record-form.ts';

/**
 * Resolves a conflict (optimistic locking): another user saved the record first (FRM-8). It shows
 * who and when, and the user chooses a value for each field. Nothing is overwritten without that
 * choice.
 */
export function ConflictNote<Fields extends object>({
  record,
  theirs,
  labels,
  wordsOf,
  kind,
  id,
  saver: known,
}: {
  readonly record: RecordForm<Fields>;
  /** The record as the server has it now. */
  readonly theirs: Fields;
  readonly labels: Labels<Fields>;
  readonly wordsOf: (value: unknown) => string;
  /**
   * The kind of record, for its history, which says who saved last. A record that names its saver
   * itself has none.
   */
  readonly kind?: 'sample' | 'taster' | 'panel';
  readonly id?: string;
  readonly saver?: { readonly name: string; readonly at: string };
}) {
  const { t } = useLingui();
  const write = useFormat();
  const history = useQuery({
    ...historyQuery(kind ?? '', id ?? ''),
    staleTime: 0,
    enabled: kind !== undefined,
  });
  const { start, fields: mine } = record;
  const differences = differencesOf({ start, theirs, mine }, labels);
  const [picked, setPicked] = useState<Choices>({});
  const choices: Choices = { ...firstChoices(differences), ...picked };
  const isOpen = differences.some(({ key }) => choices[key] === undefined);
  const saver = known ?? (history.isFetching ? undefined : history.data?.[0]);
  const [name, at] = [saver?.name ?? '', saver === undefined ? '' : write.instant(saver.at)];
  return (
    <Note
      kind="warning"
      isLive
      isAnswer
      title={
        saver === undefined
          ? t`Somebody else saved this while you were editing`
          : t`${name} saved this on ${at} while you were editing`
      }
      actions={
        <>
          <Button onPress={() => record.restart(theirs)}>
            <Trans>Keep the stored version</Trans>
          </Button>
          <Button
            variant="primary"
            isDisabled={isOpen}
            pending={record.pending}
            onPress={() => void record.saveChosen(chosenFields(theirs, mine, choices))}
          >
            <Trans>Save my choices</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Trans>Nothing was overwritten. Choose field by field:</Trans>
        {differences.map(({ key }) => (
          <RadioGroup
            key={key}
            label={labels[key]}
            description={t`Previously: ${wordsOf(start[key])}`}
            value={choices[key] ?? null}
            options={[
              { id: 'theirs', label: t`Stored now: ${wordsOf(theirs[key])}` },
              { id: 'mine', label: t`Your entry: ${wordsOf(mine[key])}` },
            ]}
            onChange={(side) =>
              setPicked({ ...picked, [key]: side === 'theirs' ? 'theirs' : 'mine' })
            }
          />
        ))}
      </Stack>
    </Note>
  );
}
