/** Layout of a sheet of labels on A4, in mm. */
export type LabelFormat = {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  /** Gap between two columns. */
  readonly gap: number;
};

/**
 * Common formats of label sheets, by the size of a label in mm (LBL-2). The rest of the A4 page is
 * margin, equal on opposite sides.
 */
export const LABEL_FORMATS = {
  '70x37': { width: 70, height: 37, columns: 3, rows: 8, gap: 0 },
  '52.5x29.7': { width: 52.5, height: 29.7, columns: 4, rows: 10, gap: 0 },
  '38.1x21.2': { width: 38.1, height: 21.2, columns: 5, rows: 13, gap: 2.5 },
} as const satisfies Readonly<Record<string, LabelFormat>>;

/** Id of a format: the width and height of a label in mm. */
export type LabelFormatId = keyof typeof LABEL_FORMATS;

/** Size of an A4 page, in mm. */
export const A4 = { width: 210, height: 297 } as const;

/** Type guard for the id of a format. */
export const isLabelFormatId = (value: string): value is LabelFormatId => value in LABEL_FORMATS;

/** Returns the number of labels on a sheet of a format. */
export const labelsASheet = ({ columns, rows }: LabelFormat): number => columns * rows;

/**
 * Splits labels into sheets (LBL-2). The first label is at position `first` (from 1), so that a
 * partly used sheet can be finished; positions before it are null.
 */
export function labelSheets<Label>(
  labels: readonly Label[],
  format: LabelFormat,
  first: number,
): readonly (readonly (Label | null)[])[] {
  const size = labelsASheet(format);
  const all = [...Array<null>(first - 1).fill(null), ...labels];
  return Array.from({ length: Math.ceil(all.length / size) }, (_, sheet) =>
    all.slice(sheet * size, (sheet + 1) * size),
  );
}
