import { useLingui } from '@lingui/react/macro';
import type { SessionCode } from '../../../domain/words/ids.ts';
import { type Registers, tasterName } from '../../live/session/use-registers.ts';
import { sheet } from '../../parts/papers/paper.css.ts';
import { type LabelFormat, labelSheets } from './label-format.ts';
import type { PrintedGlass } from './printed-glasses.ts';
import { label, labelCode, labelNote, labels } from './prints.css.ts';

/**
 * Pages of labels of the glasses: the tasting code, and the taster and position only if chosen
 * (LBL-1, LBL-2).
 */
export function LabelPages(props: {
  readonly session: SessionCode;
  readonly glasses: readonly PrintedGlass[];
  readonly registers: Registers;
  readonly format: LabelFormat;
  /** Position of the first label on the first sheet, from 1. */
  readonly first: number;
  readonly hasTaster: boolean;
}) {
  const { session, glasses, registers, format, first, hasTaster } = props;
  const { t } = useLingui();
  const { width, height, columns, rows, gap } = format;
  const noteOf = ({ taster, position }: PrintedGlass): string =>
    hasTaster ? `${session} · ${tasterName(registers, taster).code} · ${position}` : `${session}`;
  return labelSheets(glasses, format, first).map((places, page) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its number
    <section key={page} className={sheet} aria-label={t`Labels, sheet ${page + 1}`}>
      <div
        className={labels}
        style={{
          gridTemplateColumns: `repeat(${columns}, ${width}mm)`,
          // The grid has every row of the sheet, with or without labels: a shorter grid would be
          // centred, and its labels would miss their positions.
          gridTemplateRows: `repeat(${rows}, ${height}mm)`,
          columnGap: `${gap}mm`,
          height: '100%',
        }}
      >
        {places.map((glass, place) =>
          glass === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place on the sheet is its number
            <div key={place} />
          ) : (
            <div key={`${glass.taster} ${glass.code}`} className={label}>
              <span className={labelCode}>{glass.code}</span>
              <span className={labelNote}>{noteOf(glass)}</span>
            </div>
          ),
        )}
      </div>
    </section>
  ));
}
