import { Plural, Trans } from '@lingui/react/macro';
import { Ruler } from 'lucide-react';
import type { ReactNode } from 'react';
import { calibrationAge, type KeptCalibration } from '../calibration/calibration.ts';
import { formatDay } from '../i18n/format-date.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { TrayGlasses } from './tray-glasses.tsx';
import * as style from './tray-view.css.ts';
import type { Booth } from './use-booth.ts';

/** The tray: the glasses in serving order, and below them what is to be done now. */
export function TrayView({
  booth,
  calibration,
  children,
}: {
  readonly booth: Booth;
  readonly calibration: KeptCalibration | null;
  readonly children: ReactNode;
}) {
  const { locale } = useLocale();
  const { session, date } = booth.tray;
  const day = formatDay(date, locale);
  const days = calibration === null ? null : calibrationAge(calibration, Date.now());
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
        {days !== null && (
          <p className={style.calibrated}>
            <Icon of={Ruler} size={16} />
            <Plural
              value={days}
              _0="This screen was calibrated today"
              one="This screen was calibrated # day ago"
              other="This screen was calibrated # days ago"
            />
          </p>
        )}
      </div>
      <div className={style.glasses}>
        <TrayGlasses booth={booth} />
      </div>
      {children}
    </div>
  );
}
