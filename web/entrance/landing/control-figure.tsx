import { Trans, useLingui } from '@lingui/react/macro';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import * as css from './value-figures.css.ts';

const POINTS: readonly (readonly [number, number])[] = [
  [19.7, 126.5],
  [47.2, 129.3],
  [74.6, 121.8],
  [102.1, 123.7],
  [129.5, 112.4],
  [157, 118.5],
  [184.5, 107.8],
  [211.9, 97.4],
];

/** A control chart as the quality pages draw it, with two breaches in a row. */
export function ControlFigure() {
  const { t } = useLingui();
  return (
    <>
      <figcaption className={css.caption}>
        <Trans>Deviation number, fruity</Trans>
        <StateMark state="stop">
          <Trans>2 in a row</Trans>
        </StateMark>
      </figcaption>
      <svg
        className={css.chart}
        viewBox="0 0 410 176"
        role="img"
        aria-label={t`A control chart whose last two points are above the action line`}
      >
        <rect className={css.zone} x="6" y="6" width="302" height="64.2" />
        <path className={css.axis} d="M6 164H308" />
        <path className={css.centre} d="M6 121.8H308" />
        <path className={css.warning} d="M6 93.7H308" />
        <path className={css.action} d="M6 70.2H308" />
        <text className={css.actionWord} x="316" y="74">
          <Trans>Action 2.00</Trans>
        </text>
        <text className={css.warningWord} x="316" y="98">
          <Trans>Warning 1.50</Trans>
        </text>
        <text className={css.centreWord} x="316" y="126">
          <Trans>Centre 0.90</Trans>
        </text>
        <path
          className={css.series}
          d="M19.7 126.5L47.2 129.3L74.6 121.8L102.1 123.7L129.5 112.4L157 118.5L184.5 107.8L211.9 97.4L239.4 82.4L266.8 60.9L294.3 52.4"
        />
        {POINTS.map(([x, y]) => (
          <circle key={x} className={css.point} cx={x} cy={y} r="4" />
        ))}
        <path className={css.warned} d="M239.4 75.4l6.5 11.5h-13z" />
        <path className={css.out} d="M266.8 53.9l7 7-7 7-7-7z" />
        <path className={css.out} d="M294.3 45.4l7 7-7 7-7-7z" />
      </svg>
    </>
  );
}
