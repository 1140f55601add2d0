import { Trans, useLingui } from '@lingui/react/macro';
import { MonitorPlay } from 'lucide-react';
import { useState } from 'react';
import { KeyMade } from '../../parts/watching/key-made.tsx';
import type { MadeKey } from '../../parts/watching/made-key.ts';
import { NewWatchKey } from '../../parts/watching/new-watch-key.tsx';
import { Button } from '../../ui/button/button.tsx';

/**
 * The button that opens the wall display of a session (LIV-14). It creates a watch key for this
 * session alone, and shows the address that contains it.
 */
export function OpenWall({ session }: { readonly session: number }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<MadeKey | null>(null);
  return (
    <>
      <Button icon={MonitorPlay} variant="quiet" onPress={() => setAsking(true)}>
        <Trans>Show in the room</Trans>
      </Button>
      {isAsking && (
        <NewWatchKey
          session={session}
          name={t`Screen in the room`}
          onClose={() => setAsking(false)}
          onMade={(key) => {
            setAsking(false);
            setMade(key);
          }}
        />
      )}
      {made !== null && <KeyMade made={made} onClose={() => setMade(null)} />}
    </>
  );
}
