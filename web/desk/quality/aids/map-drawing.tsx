import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { AidAttribute } from '../../../../stats-worker/aids/aid-attribute.ts';
import type { PanelMap } from '../../../../stats-worker/aids/panel-map.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import * as style from './map-drawing.css.ts';
import { MAP, type MapPlace, mapLayout } from './map-layout.ts';

const MIDDLE = { x: MAP.width / 2, y: MAP.height / 2 };

/** The SVG scatter plot of the panel map: tasters as points, attributes as arrows (QUA-37). */
export function MapDrawing(props: {
  readonly map: PanelMap;
  readonly words: Readonly<Record<AidAttribute, string>>;
  readonly drawing: RefObject<SVGSVGElement | null>;
}) {
  const { map, words, drawing } = props;
  const { t } = useLingui();
  const write = useFormat();
  const { tasters, attributes, circle } = mapLayout(map, (attribute) => words[attribute].length);
  const [first, second] = map.shares.map((share) => write.two(100 * share));
  const cm = write.cm(circle.cm);
  return (
    <svg
      ref={drawing}
      className={style.drawing}
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      role="img"
      aria-label={t`Map of the panel: axes with ${first} % and ${second} % of the spread. Table below.`}
    >
      <path className={style.axis} d={`M8 ${MIDDLE.y}H${MAP.width - 8}`} />
      <path className={style.axis} d={`M${MIDDLE.x} 8V${MAP.height - 8}`} />
      <text data-place="" x={MAP.width - 8} y={MIDDLE.y - 6} textAnchor="end">
        <Trans>1st, {first} %</Trans>
      </text>
      <text data-place="" x={MIDDLE.x + 6} y={18}>
        <Trans>2nd, {second} %</Trans>
      </text>
      <circle className={style.circle} cx={MIDDLE.x} cy={MIDDLE.y} r={circle.radius} />
      <text
        x={MIDDLE.x - 0.72 * circle.radius}
        y={MIDDLE.y - 0.72 * circle.radius - 4}
        textAnchor="end"
      >
        {`${cm}\u00a0cm`}
      </text>
      {attributes.map((one) => (
        <Arrow key={one.name} to={one} words={words[one.name]} />
      ))}
      {tasters.map((one) => (
        <g key={one.name}>
          <circle className={style.taster} cx={one.x} cy={one.y} r="4.5" />
          <text data-taster="" x={one.words.x} y={one.words.y} textAnchor={one.words.side}>
            {one.name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The arrow from the centre to an attribute, with its arrowhead and label. */
function Arrow({ to, words }: { readonly to: MapPlace; readonly words: string }) {
  const { x, y } = to;
  const angle = Math.atan2(y - MIDDLE.y, x - MIDDLE.x);
  const head = [0.5, -0.5].map((turn) => {
    const back = angle + Math.PI - turn;
    return `M${x} ${y}L${x + 9 * Math.cos(back)} ${y + 9 * Math.sin(back)}`;
  });
  return (
    <>
      <path className={style.arrow} d={`M${MIDDLE.x} ${MIDDLE.y}L${x} ${y}${head.join('')}`} />
      <text data-attribute="" x={to.words.x} y={to.words.y} textAnchor={to.words.side}>
        {words}
      </text>
    </>
  );
}
