import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useFormat } from '../../i18n/use-format.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { RestDial } from '../../ui/rest-dial/rest-dial.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { formatCountdown } from '../frame/format-clock.ts';
import { useFocusOnArrival } from '../frame/use-focus-on-arrival.ts';
import { isHandedIn, type TrayGlass } from '../tray-state/glass-state.ts';
import { useHandedInWords } from '../tray-state/handed-in-words.ts';
import { restSeconds } from '../tray-state/rest.ts';
import type { Booth } from '../tray-state/use-booth.ts';
import * as style from './rest-view.css.ts';

/**
 * The countdown of the rest between two glasses, which only the leader may shorten. The next glass
 * opens by itself.
 */
export function RestView({
  booth,
  end,
  next,
}: {
  readonly booth: Booth;
  readonly end: number;
  readonly next: TrayGlass;
}) {
  const { t } = useLingui();
  const write = useFormat();
  const handedIn = useHandedInWords();
  useFocusOnArrival();
  const { restSeconds: total } = booth.tray;
  const left = restSeconds(end, booth.now);
  const minutes = Math.round(total / 60);
  const last = booth.glasses.filter(isHandedIn).findLast(({ code }) => code !== next.code);
  const clock = formatCountdown(left);
  const glasses = booth.glasses.length;
  return (
    <div className={style.page}>
      <div className={style.dial}>
        <RestDial
          secondsLeft={left}
          totalSeconds={total}
          clock={clock}
          caption={t`of ${plural(minutes, { one: '# minute', other: '# minutes' })}`}
          label={t`Rest: ${clock} left`}
        />
      </div>
      <div>
        {last !== undefined && (
          <StateMark state={last.state.kind === 'sealed' ? 'done' : 'signed'}>
            {handedIn(last)}
          </StateMark>
        )}
        <h1 className={style.title}>
          <Trans>Rest your palate</Trans>
        </h1>
        <p className={style.lede}>
          <Trans>Rinse with water at room temperature and eat a slice of apple.</Trans>
        </p>
        <dl className={style.facts}>
          <div>
            <dt className={style.term}>{t`Next glass`}</dt>
            <dd className={style.fact}>{next.code}</dd>
          </div>
          <div>
            <dt className={style.term}>{t`Opens at`}</dt>
            <dd className={style.fact}>{write.clock(end)}</dd>
          </div>
          <div>
            <dt className={style.term}>{t`Place in the tray`}</dt>
            <dd className={style.fact}>{t`${next.position} of ${glasses}`}</dd>
          </div>
        </dl>
        <p className={style.only}>
          <Icon of={Lock} size={18} />
          <Trans>Only the leader can shorten it.</Trans>
        </p>
      </div>
    </div>
  );
}
