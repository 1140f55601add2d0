import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { AttributeFigure } from '../../parts/figures/attribute-figure.tsx';
import { type ShownKey, shownAttributes } from '../../parts/figures/attribute-figures.ts';
import { ExplainedFigure } from '../../parts/figures/explained-figure.tsx';
import { figuresOf } from '../../parts/figures/figures-of.ts';
import { CVR_LIMIT } from '../../parts/figures/reliability.ts';
import { ScoreStrip } from '../../parts/figures/score-strip.tsx';
import { sentence } from '../../parts/figures/sentence.css.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
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
import type { PairHalf, PairHalves } from './use-pair-halves.ts';

/** A half whose figures are here. */
export type FiguredHalf = PairHalf & { readonly figures: Assessment; readonly number: number };

type Both = readonly [FiguredHalf, FiguredHalf];

/** ASM-22: both halves of a pair over two sessions, attribute by attribute, and En where the pair is judged by it. */
export function PairTable(props: {
  readonly label: string;
  readonly halves: Both;
  readonly judged: PairHalves['judged'];
}) {
  const { label, halves, judged } = props;
  const [first, second] = halves;
  const keys = [
    ...new Set([
      ...shownAttributes(first.figures, false),
      ...shownAttributes(second.figures, false),
    ]),
  ];
  const defect = first.figures.predominantDefect ?? second.figures.predominantDefect;
  return (
    <div className={scroller}>
      <table className={dense} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Attribute</Trans>
            </th>
            <th scope="col">
              <Trans>Analysis</Trans>
            </th>
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
              <Judged
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

/** One half of one attribute; the first carries the name and the verdict of both. */
function HalfRow(props: {
  readonly of: ShownKey;
  readonly half: FiguredHalf;
  readonly isPredominant?: boolean;
  readonly children?: ReactNode;
}) {
  const { of, half, isPredominant = false, children } = props;
  const { t } = useLingui();
  const names = useSheetNames();
  const write = useFormat();
  const found = figuresOf(half.figures, of);
  const { sheets } = half;
  const named = { of, sheets, settings: half.row.settings };
  return (
    <tr className={children === undefined ? undefined : firstOfTwo}>
      {children === undefined ? null : (
        <th scope="rowgroup" rowSpan={2} className={ofBoth}>
          <span className={sentence}>{names.short(of)}</span>
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
            {write.cm(found.median)}
          </AttributeFigure>
        )}
      </td>
      <td className={figure}>{write.percent(found?.cvr ?? null, CVR_LIMIT)}</td>
      <td className={figure}>
        {found?.ciLow == null || found.ciHigh == null
          ? '–'
          : t`${write.two(found.ciLow)} to ${write.two(found.ciHigh)}`}
      </td>
      <td className={figure}>{write.two(found?.u ?? null)}</td>
      {children}
    </tr>
  );
}

/** En of an attribute and what it says; only the predominant defect and fruity are judged (M-EN). */
function Judged(props: {
  readonly of: 'enDefect' | 'enFruity' | null;
  readonly halves: Both;
  readonly judged: PairHalves['judged'];
}) {
  const { of, halves, judged } = props;
  const write = useFormat();
  const [first, second] = halves;
  if (of === null)
    return (
      <>
        <td rowSpan={2} className={figure} />
        <td rowSpan={2}>
          <Text tone="caption">
            <Trans>not judged</Trans>
          </Text>
        </td>
      </>
    );
  const { settings } = second.row;
  const [en, most] = [judged[of], mostOf(of, settings)];
  const question = {
    about: 'duplicate',
    figure: of,
    first: first.sheets,
    second: second.sheets,
  } as const;
  return (
    <>
      <td rowSpan={2} className={`${figure} ${strong}`}>
        <ExplainedFigure question={en === null ? null : question} settings={settings} title="En">
          {write.beside(en, most)}
        </ExplainedFigure>
      </td>
      <td rowSpan={2}>
        {en !== null && en <= most ? (
          <StateMark state="done">
            <Trans>Accepted</Trans>
          </StateMark>
        ) : (
          <StateMark state="stop">
            <Trans>Rejected</Trans>
          </StateMark>
        )}
      </td>
    </>
  );
}

/** The greatest En that is accepted of the defect, or of fruity, by the settings of the later half. */
export const mostOf = (
  of: 'enDefect' | 'enFruity',
  { enMaxDefect, enMaxFruity }: Pick<PanelSettings, 'enMaxDefect' | 'enMaxFruity'>,
): number => (of === 'enDefect' ? enMaxDefect : enMaxFruity);
