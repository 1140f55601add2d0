import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { watchKeysQuery } from '../../parts/http/people-queries.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { KeyMade } from '../../parts/watching/key-made.tsx';
import type { MadeKey } from '../../parts/watching/made-key.ts';
import { NewWatchKey } from '../../parts/watching/new-watch-key.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Section } from '../../ui/section/section.tsx';
import { WatchKeysTable } from './watch-keys-table.tsx';

/**
 * Section where leaders create, list and revoke watch keys: access keys of screens and programs
 * that watch sessions (LIV-9).
 */
export function WatchKeysSection() {
  const { t } = useLingui();
  const keys = useQuery(watchKeysQuery());
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<MadeKey | null>(null);
  return (
    <Section
      title={t`Screens and programs that watch`}
      actions={
        <Button icon={KeyRound} onPress={() => setAsking(true)}>
          <Trans>Create a key</Trans>
        </Button>
      }
    >
      <QueryBoundary query={keys}>
        {(rows) => (
          <Stack gap={4}>
            <Text tone="muted" as="p">
              <Trans>
                Lets a screen or program follow who tastes and who has finished. No codes, marks or
                samples.
              </Trans>
            </Text>
            {rows.length > 0 && <WatchKeysTable rows={rows} />}
          </Stack>
        )}
      </QueryBoundary>
      {isAsking && (
        <NewWatchKey
          session={null}
          name=""
          onClose={() => setAsking(false)}
          onMade={(key) => {
            setAsking(false);
            setMade(key);
          }}
        />
      )}
      {made !== null && <KeyMade made={made} onClose={() => setMade(null)} />}
    </Section>
  );
}
