import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { CALIBRATION_DAYS } from '../../../domain/words/calibration-days.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useStorageQuota } from '../../live/device/use-storage-quota.ts';
import { useStorageQuotaWords } from '../../live/device/use-storage-quota-words.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { calibrationAge, type KeptCalibration, type Screen } from './calibration.ts';
import * as style from './calibration-screen.css.ts';
import { useBrowserZoom } from './use-browser-zoom.ts';

/**
 * The list of conditions that the calibration depends on, each with its value and whether it is
 * good, in words and with an icon.
 */
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
  const zoom = useBrowserZoom();
  const room = useStorageQuota();
  const words = useStorageQuotaWords();
  const [width, height] = screen.window;
  const ratio = formatNumber(screen.pixelRatio, 2, locale);
  return (
    <ul className={style.checks}>
      {zoom !== null && (
        <Check
          term={t`Browser zoom`}
          value={zoom === 100 ? t`${zoom} %` : t`${zoom} %; should be 100 %`}
          isGood={zoom === 100}
        />
      )}
      <Check term={t`Window`} value={`${width} × ${height}`} />
      <Check term={t`Pixel ratio`} value={ratio} />
      <Check
        term={t`Room for 100 mm and margins`}
        value={hasRoom ? t`yes` : t`no`}
        isGood={hasRoom}
      />
      <LastCalibration latest={latest} />
      {room !== null && words(room).map((one) => <Check key={one.term} {...one} />)}
    </ul>
  );
}

function LastCalibration({ latest }: { readonly latest: KeptCalibration | null }) {
  const { t } = useLingui();
  const term = t`Last calibration`;
  if (latest === null) return <Check term={term} value={t`never`} isGood={false} />;
  const days = calibrationAge(latest, Date.now());
  const value =
    days === 0 ? t`today` : t`${plural(days, { one: '# day ago', other: '# days ago' })}`;
  return <Check term={term} value={value} isGood={days <= CALIBRATION_DAYS} />;
}

function Check({
  term,
  value,
  isGood = true,
}: {
  readonly term: string;
  readonly value: string;
  readonly isGood?: boolean;
}) {
  const tone = isGood ? 'good' : 'bad';
  return (
    <li className={style.check}>
      <span className={style.mark[tone]}>
        <Icon of={isGood ? CircleCheck : TriangleAlert} size={16} />
      </span>
      <span>{term}</span>
      <span className={style.found[tone]}>{value}</span>
    </li>
  );
}
