import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { AttributeFigure } from '../../parts/figures/attribute-figure.tsx';
import { type ShownKey, shownAttributes } from '../../parts/figures/attribute-figures.ts';
import { figuresOf } from '../../parts/figures/figures-of.ts';
import { CVR_LIMIT } from '../../parts/figures/reliability.ts';
import { ScoreStrip } from '../../parts/figures/score-strip.tsx';
import { useInterval } from '../../parts/figures/use-interval.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { markOverflow } from '../../ui/table/mark-overflow.ts';
import {
  below,
  dense,
  figure,
  firstOfTwo,
  ofBoth,
  ofHalf,
  scroller,
  strip,
  strong,
} from './assessment.css.ts';
import type { BothHalves, ComparedPair, FiguredHalf } from './figured-half.ts';
import { JudgedEn } from './judged-en.tsx';

/**
 * The table of both halves of a pair, of one session or of two, by attribute (ASM-45, ASM-47). It
 * shows En for the attributes by which the pair is judged.
 */
export function PairTable(props: {
  readonly label: string;
  /** The heading of the halves: analyses of two sessions, or replicates of one. */
  readonly half: string;
  readonly halves: BothHalves;
  readonly judged: ComparedPair;
}) {
  const { label, half, halves, judged } = props;
  const [first, second] = halves;
  const keys = [
    ...new Set([
      ...shownAttributes(first.figures, false),
      ...shownAttributes(second.figures, false),
    ]),
  ];
  const defect = first.figures.predominantDefect ?? second.figures.predominantDefect;
  return (
    <div className={scroller} ref={markOverflow}>
      <table className={dense} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Attribute</Trans>
            </th>
            <th scope="col">{half}</th>
            <th scope="col">
              <Trans>Scores, 0 to 10 cm</Trans>
            </th>
            <th scope="col" className={figure}>
              <Trans>Median</Trans>
            </th>
            <th scope="col" className={figure}>
              CVr
            </th>
            <th scope="col" className={figure}>
              <Trans>95 % interval</Trans>
            </th>
            <th scope="col" className={figure}>
              U
            </th>
            <th scope="col" className={figure}>
              En
            </th>
            <th scope="col">
              <Trans>Verdict</Trans>
            </th>
          </tr>
        </thead>
        {keys.map((key) => (
          <tbody key={key}>
            <HalfRow of={key} half={first} isPredominant={key === defect}>
              <JudgedEn
                of={key === defect ? 'enDefect' : key === 'fruity' ? 'enFruity' : null}
                halves={halves}
                judged={judged}
              />
            </HalfRow>
            <HalfRow of={key} half={second} />
          </tbody>
        ))}
      </table>
    </div>
  );
}

/**
 * The row of one half of an attribute; the first half's row has the name and the verdict of both.
 */
function HalfRow(props: {
  readonly of: ShownKey;
  readonly half: FiguredHalf;
  readonly isPredominant?: boolean;
  readonly children?: ReactNode;
}) {
  const { of, half, isPredominant = false, children } = props;
  const names = useSheetNames();
  const write = useFormat();
  const interval = useInterval();
  const found = figuresOf(half.figures, of);
  const { sheets } = half;
  const named = { of, sheets, settings: half.settings };
  return (
    <tr className={children === undefined ? undefined : firstOfTwo}>
      {children === undefined ? null : (
        <th scope="rowgroup" rowSpan={2} className={ofBoth}>
          {names.label(of)}
          {isPredominant ? (
            <span className={below}>
              <Trans>predominant</Trans>
            </span>
          ) : null}
        </th>
      )}
      <td className={ofHalf}>{half.number}</td>
      <td className={strip}>
        {found === null ? null : (
          <ScoreStrip
            assessment={half.figures}
            sheets={{ counted: sheets, excluded: [] }}
            of={of}
            isCompact
          />
        )}
      </td>
      <td className={`${figure} ${strong}`}>
        {found === null ? (
          '–'
        ) : (
          <AttributeFigure figure="median" figures={found} {...named}>
            {write.two(found.median)}
          </AttributeFigure>
        )}
      </td>
      <td className={figure}>{write.percent(found?.cvr ?? null, CVR_LIMIT)}</td>
      <td className={figure}>{interval(found)}</td>
      <td className={figure}>{write.two(found?.u ?? null)}</td>
      {children}
    </tr>
  );
}
