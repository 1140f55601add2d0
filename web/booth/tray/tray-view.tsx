import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDay } from '../../i18n/format-date.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { CalibratedLine } from '../calibration/calibrated-line.tsx';
import { TrayGlasses } from '../glasses/tray-glasses.tsx';
import type { Booth } from '../tray-state/use-booth.ts';
import * as style from './tray-view.css.ts';

/** The page of the tray: its glasses in serving order, and the present step below them. */
export function TrayView({
  booth,
  children,
}: {
  readonly booth: Pick<Booth, 'tray' | 'glasses' | 'step'>;
  readonly children: ReactNode;
}) {
  const { locale } = useLocale();
  const { session, date } = booth.tray;
  const day = formatDay(date, locale);
  return (
    <div className={style.page}>
      <div className={style.head}>
        <div>
          <h1>
            <Trans>Your tray</Trans>
          </h1>
          <p className={style.lede}>
            <Trans>
              Session {session}, {day}. Taste from left to right.
            </Trans>
          </p>
        </div>
        <CalibratedLine />
      </div>
      <div className={style.glasses}>
        <TrayGlasses booth={booth} />
      </div>
      {children}
    </div>
  );
}
