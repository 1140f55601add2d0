import { Trans, useLingui } from '@lingui/react/macro';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { OilClass } from '../../../domain/words/assessment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { oilClassMessage } from '../../parts/messages/class-names.ts';
import { dialZones } from './dial-zones.ts';
import {
  drawing,
  limit,
  limitText,
  median,
  medianText,
  quietText,
  reach,
  track,
} from './verdict-dial.css.ts';

const LEFT = 14;
const WIDTH = 592;
const at = (cm: number): number => LEFT + (WIDTH * cm) / 10;

/** Md on its scale between the limits of the classes: how far the oil is from the next one. */
export function VerdictDial(props: {
  readonly md: number;
  readonly oil: OilClass;
  readonly scheme: PanelSettings['scheme'];
}) {
  const { md, oil, scheme } = props;
  const { t, i18n } = useLingui();
  const write = useFormat();
  const zones = dialZones(scheme);
  const limits = zones.slice(2).map(({ from }) => from);
  const zone = zones.find((each) => each.oil === oil);
  const figure = write.cm(md);
  const limitList = limits.map((cm) => write.cm(cm)).join(', ');
  const isCrowded = (cm: number) => Math.abs(at(cm) - at(md)) < 40;
  return (
    <svg className={drawing} viewBox="0 0 640 104" role="img" aria-labelledby="dial-title">
      <title id="dial-title">{t`Median of the predominant defect ${figure} cm, limits at ${limitList} cm`}</title>
      <path className={track} d={`M${at(0)} 56H${at(10)}M${at(0)} 44V68M${at(10)} 50V62`} />
      {zone === undefined ? null : (
        <path className={reach} d={`M${at(zone.from)} 56H${at(zone.to)}`} />
      )}
      {limits.map((cm) => (
        <g key={cm}>
          <path className={limit} d={`M${at(cm)} 36V76`} />
          {isCrowded(cm) ? null : (
            <text className={limitText} x={at(cm)} y={28} textAnchor="middle">
              {write.cm(cm)}
            </text>
          )}
        </g>
      ))}
      {isCrowded(0) ? null : (
        <text className={quietText} x={at(0)} y={28} textAnchor="middle">
          0
        </text>
      )}
      <path className={median} d={`M${at(md)} 42V70`} />
      <text className={medianText} x={at(md)} y={30} textAnchor="middle">
        {figure}
      </text>
      {zones.map(({ oil: name, from, to }) => (
        <text
          key={name}
          className={quietText}
          x={to === 0 ? 0 : at((from + to) / 2)}
          y={96}
          textAnchor={to === 0 ? 'start' : 'middle'}
        >
          {i18n._(oilClassMessage(name))}
        </text>
      ))}
      <desc>
        <Trans>The class holds for an oil with a fruity median above zero.</Trans>
      </desc>
    </svg>
  );
}
