import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CloudOff, Lock } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useFormat } from '../../i18n/use-format.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import * as css from './offline-sign-in-page.css.ts';
import type { TasterHere } from './use-tasters-here.ts';

const DAY = 24 * 60 * 60_000;

/**
 * One taster who signed in on this device: when, their open glasses, and whether they need the
 * network.
 */
export function OfflineTasterRow({
  taster,
  isChosen,
  onChoose,
}: {
  readonly taster: TasterHere;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { t } = useLingui();
  const { entry, standing, waiting } = taster;
  const needsNetwork = standing.kind === 'over' || standing.kind === 'gone';
  return (
    <Button
      className={css.row}
      aria-expanded={isChosen}
      isDisabled={standing.kind !== 'ready'}
      onPress={onChoose}
    >
      <span className={css.dot} />
      <span>
        <span className={css.name}>
          <span className={css.code}>{entry.code}</span>
          {entry.name}
        </span>
        <span className={css.about}>
          <About taster={taster} />
        </span>
      </span>
      <span className={css.state}>
        {needsNetwork ? (
          <>
            <Icon of={CloudOff} />
            {t`Needs the network`}
          </>
        ) : waiting > 0 ? (
          <>
            <Icon of={Lock} />
            {t`${plural(waiting, { one: '# waits, locked', other: '# wait, locked' })}`}
          </>
        ) : null}
      </span>
    </Button>
  );
}

function About({ taster: { entry, standing } }: { readonly taster: TasterHere }) {
  const { t } = useLingui();
  const write = useFormat();
  switch (standing.kind) {
    case 'over': {
      const { daysAgo, days } = standing;
      return t`Last signed in here ${plural(daysAgo, { one: '# day ago', other: '# days ago' })}. ${plural(days, { one: 'Limit: # day.', other: 'Limit: # days.' })}`;
    }
    case 'gone':
      return t`This taster’s key is no longer here.`;
    case 'waits': {
      const until = write.clock(standing.until);
      return t`Too many wrong passwords. Try again at ${until}.`;
    }
    case 'ready': {
      const daysAgo = Math.floor(Math.max(0, Date.now() - entry.signedInAt) / DAY);
      const since =
        daysAgo === 0
          ? t`Signed in here today.`
          : t`Signed in here ${plural(daysAgo, { one: '# day ago', other: '# days ago' })}.`;
      const glasses = entry.trays.reduce((sum, tray) => sum + tray.glasses, 0);
      const left = entry.trays.reduce((sum, tray) => sum + tray.glasses - tray.handedIn, 0);
      if (glasses === 0) return since;
      return `${since} ${t`${plural(glasses, { one: '# glass', other: '# glasses' })}, ${left} to taste.`}`;
    }
  }
}
