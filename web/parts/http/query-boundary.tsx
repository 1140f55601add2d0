import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { RefusalWords } from '../messages/refusal-note.tsx';
import { refusalOf } from './problem-error.ts';

/** What was asked of the server: its shape while it comes, why it does not come, or what is made of it. */
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
        // What there is not is not there either when it is asked for again.
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
