import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '../i18n/format-number.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { DefinitionList } from '../ui/definition-list/definition-list.tsx';
import { StateMark } from '../ui/state-mark/state-mark.tsx';
import { browserZoom } from './browser-zoom.ts';
import {
  calibrationAge,
  type KeptCalibration,
  OLD_AFTER_DAYS,
  type Screen,
} from './calibration.ts';
import * as style from './calibration-screen.css.ts';

/** What the measurement depends on, each with whether it is as it should be. */
export function CalibrationChecks({
  screen,
  latest,
  hasRoom,
}: {
  readonly screen: Screen;
  readonly latest: KeptCalibration | null;
  readonly hasRoom: boolean;
}) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const zoom = browserZoom(window.outerWidth, window.innerWidth, screen.scale);
  const [width, height] = screen.window;
  const days = latest === null ? null : calibrationAge(latest, Date.now());
  const mark = (isGood: boolean, text: string) => (
    <StateMark state={isGood ? 'done' : 'flag'}>{text}</StateMark>
  );
  return (
    <div className={style.checks}>
      <DefinitionList
        layout="sum"
        items={[
          ...(zoom === null
            ? []
            : [
                {
                  term: t`Browser zoom`,
                  value: mark(
                    zoom === 100,
                    zoom === 100 ? t`${zoom} %` : t`${zoom} %; should be 100 %`,
                  ),
                },
              ]),
          { term: t`Window`, value: `${width} × ${height}` },
          { term: t`Pixel ratio`, value: formatNumber(screen.pixelRatio, 2, locale) },
          {
            term: t`Room for 100 mm and margins`,
            value: mark(hasRoom, hasRoom ? t`yes` : t`no`),
          },
          {
            term: t`Last calibration`,
            value:
              days === null
                ? t`never`
                : mark(days <= OLD_AFTER_DAYS, days === 0 ? t`today` : t`${days} days ago`),
          },
        ]}
      />
    </div>
  );
}
