import { useLingui } from '@lingui/react/macro';
import type { ClassScheme } from '../../../domain/settings/class-scheme.ts';
import type { OilClass } from '../../../domain/words/assessment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { oilClassMessage } from '../../parts/messages/class-names.ts';
import { type DialZone, dialZones } from './dial-zones.ts';
import * as styles from './verdict-dial.css.ts';

/** The position of a median on the scale of 0 to 10 cm, as a CSS percentage. */
const at = (cm: number): string => `${cm * 10}%`;

/** The dial of Md between the limits of the classes: how far the oil is from the next class. */
export function VerdictDial(props: {
  readonly md: number;
  readonly oil: OilClass;
  readonly scheme: ClassScheme;
}) {
  const { md, oil, scheme } = props;
  const { t, i18n } = useLingui();
  const write = useFormat();
  const zones = dialZones(scheme);
  const limits = zones.slice(2).map(({ from }) => from);
  const zone = zones.find((each) => each.oil === oil);
  const figure = write.cm(md);
  const limitList = limits.map((cm) => write.cm(cm)).join(', ');
  const nameOf = (each: DialZone) => i18n._(oilClassMessage(each.oil));
  const rangeOf = (each: DialZone): string => {
    const name = nameOf(each);
    if (each.to === 0) return t`${name}: 0`;
    return each.to === 10
      ? t`${name}: above ${write.cm(each.from)}`
      : t`${name}: up to ${write.cm(each.to)}`;
  };
  return (
    <div
      className={styles.dial}
      role="img"
      aria-label={t`Median of the predominant defect ${figure} cm, limits ${limitList} cm, if fruity is above zero.`}
    >
      <div className={styles.medianRow}>
        <span className={styles.medianText} style={{ left: at(md) }}>
          {figure}
        </span>
      </div>
      <div className={styles.limitRow}>
        {[0, 10].map((end) => (
          <span key={end} className={styles.endText} style={{ left: at(end) }}>
            {end}
          </span>
        ))}
        {limits.map((cm) => (
          <span key={cm} className={styles.limitText} style={{ left: at(cm) }}>
            {write.cm(cm)}
          </span>
        ))}
      </div>
      <div className={styles.track}>
        {zone === undefined ? null : (
          <span
            className={styles.reach}
            style={{ left: at(zone.from), right: `calc(100% - ${at(zone.to)})` }}
          />
        )}
        {limits.map((cm) => (
          <span key={cm} className={styles.limit} style={{ left: at(cm) }} />
        ))}
        <span className={styles.median} style={{ left: at(md) }} />
      </div>
      <div className={styles.names}>
        {zones.map((each) =>
          each.to === 0 ? (
            <span key={each.oil} className={styles.firstName}>
              {nameOf(each)}
            </span>
          ) : (
            <span
              key={each.oil}
              className={styles.nameText}
              style={{ left: at((each.from + each.to) / 2) }}
            >
              {nameOf(each)}
            </span>
          ),
        )}
      </div>
      <div className={styles.list}>
        {zones.map((each) => (
          <span key={each.oil} className={each.oil === oil ? styles.isOwn : undefined}>
            {rangeOf(each)}
          </span>
        ))}
      </div>
    </div>
  );
}
