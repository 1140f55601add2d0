import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyStateOf, type WatchKey } from '../../../domain/watching/watch-key.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useNow } from '../../live/session/use-now.ts';
import { watchKeysQuery } from '../../parts/http/people-queries.ts';
import { request } from '../../parts/http/request.ts';
import { useDone } from '../../parts/messages/use-done.ts';
import { Button } from '../../ui/button/button.tsx';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';

/** Table of the watch keys: purpose, expiry, author and state of each (LIV-9). */
export function WatchKeysTable({ rows }: { readonly rows: readonly WatchKey[] }) {
  const { t } = useLingui();
  const write = useFormat();
  const now = useNow(60_000);
  const [revoking, setRevoking] = useState<WatchKey | null>(null);
  const revokeName = (name: string): string => t`Revoke the key ${name}`;
  const revokedName = revoking?.name ?? '';
  const done = useDone();
  const queries = useQueryClient();
  async function revoke(): Promise<void> {
    if (revoking === null) return;
    const revoked = await request('POST /api/watch-keys/:key/revoke', {
      params: { key: revoking.id },
      body: {},
    });
    await queries.invalidateQueries({ queryKey: watchKeysQuery().queryKey });
    done(revoked);
  }
  return (
    <>
      <FigureTable
        label={t`Keys for watching`}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'name',
            header: t`Name`,
            isRowHeader: true,
            cell: ({ name, by, at }) => (
              <Stack gap={1}>
                <span>{name}</span>
                <Text tone="caption">
                  {by}, {write.instant(at)}
                </Text>
              </Stack>
            ),
          },
          {
            id: 'session',
            header: t`Session`,
            cell: ({ session }) => (session === null ? <Trans>All</Trans> : session),
          },
          {
            id: 'ends',
            header: t`Good until`,
            hideBelow: 'tablet',
            cell: ({ ends }) => write.instant(ends),
          },
          {
            id: 'state',
            header: t`State`,
            cell: (key) => <KeyState of={keyStateOf(key, now)} />,
          },
          {
            id: 'act',
            isActs: true,
            header: '',
            spoken: t`Actions`,
            align: 'end',
            cell: (key) =>
              keyStateOf(key, now) === 'good' && (
                <Button
                  size="dense"
                  variant="quiet"
                  aria-label={revokeName(key.name)}
                  onPress={() => setRevoking(key)}
                >
                  <Trans>Revoke</Trans>
                </Button>
              ),
          },
        ]}
      />
      <Confirm
        isOpen={revoking !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setRevoking(null);
        }}
        title={t`Revoke the key ${revokedName}?`}
        cancelLabel={t`Cancel`}
        confirmLabel={t`Revoke the key`}
        isDanger
        onConfirm={revoke}
      >
        <Trans>Its screens and programs stop for good.</Trans>
      </Confirm>
    </>
  );
}

function KeyState({ of }: { readonly of: ReturnType<typeof keyStateOf> }) {
  switch (of) {
    case 'good':
      return (
        <StateMark state="done">
          <Trans>In force</Trans>
        </StateMark>
      );
    case 'ended':
      return (
        <StateMark state="off">
          <Trans>Ended</Trans>
        </StateMark>
      );
    case 'revoked':
      return (
        <StateMark state="off">
          <Trans>Revoked</Trans>
        </StateMark>
      );
  }
}
