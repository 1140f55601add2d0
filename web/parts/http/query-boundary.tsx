import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { RefusalWords } from '../messages/refusal-note.tsx';
import { refusalOf } from './problem-error.ts';

/**
 * Shows a query in each of its states: a skeleton while it loads, an error message with a retry
 * button, or its data.
 */
export function QueryBoundary<Value>({
  query,
  lines = 6,
  children,
}: {
  readonly query: UseQueryResult<Value>;
  readonly lines?: number;
  readonly children: (value: Value) => ReactNode;
}) {
  const { t } = useLingui();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton lines={lines} label={t`Loading`} />;
  const refusal = refusalOf(query.error);
  return (
    <Note
      kind="error"
      isLive
      actions={
        // Another try does not find a record that does not exist.
        refusal.code === 'not-found' ? null : (
          <Button onPress={() => void query.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      <RefusalWords refusal={refusal} />
    </Note>
  );
}
