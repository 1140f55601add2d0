import * as css from './glass-dial.css.ts';

const MARKS: readonly (readonly [number, number])[] = [
  [238.3, 121.2],
  [322.2, 94.7],
  [397.8, 94.7],
  [446.8, 106.4],
  [514.1, 140.7],
  [569.2, 192.4],
  [584, 212.9],
  [612.2, 269.2],
  [627.5, 343.2],
  [610.7, 454.7],
];

/**
 * The decorative drawing of the blue tasting glass from above: ten marks on its rim, their
 * quartiles and their median.
 */
export function GlassDial() {
  return (
    <svg className={css.dial} viewBox="0 0 720 720" aria-hidden="true">
      <circle cx="360" cy="360" r="340" className={css.rim} />
      <circle cx="360" cy="360" r="331" className={css.lip} />
      <circle cx="360" cy="360" r="339" className={css.edge} />
      <circle cx="360" cy="360" r="198" className={css.floor} />
      <circle cx="360" cy="360" r="188" className={css.oil} />
      <path className={css.glint} d="M226 300a148 148 0 0 1 96-82" />
      <path className={css.quartiles} d="M410.2 96.7A268 268 0 0 1 606.4 254.5" />
      {MARKS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="9" className={css.mark} />
      ))}
      <path d="M501 209.8L614.7 88.8" className={css.gap} />
      <path d="M501 209.8L614.7 88.8" className={css.median} />
    </svg>
  );
}
