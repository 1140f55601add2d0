import { Trans, useLingui } from '@lingui/react/macro';
import { MonitorPlay } from 'lucide-react';
import { useState } from 'react';
import { KeyMade } from '../../parts/watching/key-made.tsx';
import type { MadeKey } from '../../parts/watching/made-key.ts';
import { NewWatchKey } from '../../parts/watching/new-watch-key.tsx';
import { Button } from '../../ui/button/button.tsx';

/** LIV-14: the way from the board to a screen in the room: a key for this session alone, and the address that holds it. */
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
