import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import * as styles from './control-chart.css.ts';
import {
  type ControlLine,
  type ControlPoint,
  controlPath,
  controlScale,
  labelled,
  marked,
  PLOT,
  pathSpots,
  placesAcross,
  plotRight,
  ruled,
} from './control-layout.ts';
import { ControlLines } from './control-lines.tsx';
import { ControlMark } from './control-mark.tsx';
import { rulePlaces } from './rule-places.ts';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Data point that links to its source. It is for pointers only: keyboard users follow the links in
 * the table.
 */
function ControlPlace(props: {
  readonly href: string | undefined;
  readonly name: string;
  /** Navigates on the client, without loading the page again. */
  readonly onOpen?: ((href: string) => void) | undefined;
  readonly children: ReactNode;
}) {
  const { href, name, onOpen, children } = props;
  if (href === undefined) return children;
  return (
    <a
      aria-label={name}
      className={styles.place}
      href={href}
      onClick={(event) => {
        if (onOpen === undefined || !isPlain(event)) return;
        event.preventDefault();
        onOpen(href);
      }}
      tabIndex={-1}
    >
      {children}
    </a>
  );
}

type ControlDrawingProps = {
  readonly title: string;
  readonly description: string;
  readonly points: readonly ControlPoint[];
  readonly lines: readonly ControlLine[];
  readonly isLow: boolean;
  /** Available width in px; the text keeps its size. */
  readonly width?: number | undefined;
  readonly drawing?: Ref<SVGSVGElement> | undefined;
  readonly formatNumber: (value: number) => string;
  readonly formatValue: (value: number) => string;
  readonly onOpen?: ((href: string) => void) | undefined;
};

/** SVG of a control chart: axes, lines, path, points, and the rule that fired next to its point. */
export function ControlDrawing(props: ControlDrawingProps) {
  const { title, description, points, lines, isLow, width = PLOT.width, formatNumber } = props;
  const right = plotRight(width);
  const id = useId();
  const bottom = isLow ? 124 : 190;
  const { y, ticks } = controlScale(points, lines, bottom);
  const places = placesAcross(points.length, right);
  const named = labelled(places, 44);
  const marks = marked(points, places);
  const rules = ruled(points, places, 24);
  const words = points.flatMap(({ value, rule }, index) =>
    value !== null && rule !== undefined && rules.has(index)
      ? [{ index, x: places[index] ?? 0, y: y(value), words: rule }]
      : [],
  );
  const wordPlaces = rulePlaces(words, {
    paths: pathSpots(points, places, y),
    lines: lines.map(({ at }) => y(at)),
    plot: { left: PLOT.left, right, top: PLOT.top - 2, bottom },
  });
  const placeOf = new Map(words.map(({ index }, at) => [index, wordPlaces[at]]));
  const leads = points.some(({ href }) => href !== undefined);
  return (
    <svg
      aria-describedby={`${id}-description`}
      aria-labelledby={`${id}-title`}
      className={styles.drawing}
      ref={props.drawing}
      role={leads ? 'group' : 'img'}
      viewBox={`0 0 ${width} ${bottom + 26}`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <ControlLines bottom={bottom} lines={lines} right={right} y={y} />
      {ticks.map((tick) => (
        <text data-tick="" key={tick} textAnchor="end" x={PLOT.left - 8} y={y(tick) + 4}>
          {formatNumber(tick)}
        </text>
      ))}
      <path className={styles.axis} d={`M${PLOT.left} ${bottom}H${right}`} />
      <path className={styles.path} d={controlPath(points, places, y)} />
      {points.map(({ id: key, label, value, written: said, state, rule, href, noted }, index) => {
        if (!(marks.has(index) || rules.has(index) || named.has(index))) return null;
        const x = places[index] ?? 0;
        const written = placeOf.get(index);
        return (
          <g key={key}>
            {value !== null && marks.has(index) && (
              <ControlPlace
                href={href}
                name={`${label} ${said ?? props.formatValue(value)}`}
                onOpen={props.onOpen}
              >
                <ControlMark state={state} x={x} y={y(value)} />
              </ControlPlace>
            )}
            {value !== null && noted !== undefined && (
              <text data-noted="" textAnchor="middle" x={x} y={y(value) + 20}>
                {noted}
              </text>
            )}
            {written !== undefined && (
              <text data-rule="" textAnchor={written.anchor} x={written.x} y={written.y}>
                {rule}
              </text>
            )}
            {named.has(index) && (
              <text data-place="" textAnchor="middle" x={x} y={bottom + 17}>
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
