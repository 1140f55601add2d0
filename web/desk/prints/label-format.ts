/** How labels lie on a sheet of A4, in millimetres. */
export type LabelFormat = {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  /** Between two columns. */
  readonly gap: number;
};

/** LBL-2: the sheets of labels that are sold everywhere, by the size of a label. The rest of the A4 page is margin, alike on both sides. */
export const LABEL_FORMATS = {
  '70x37': { width: 70, height: 37, columns: 3, rows: 8, gap: 0 },
  '52.5x29.7': { width: 52.5, height: 29.7, columns: 4, rows: 10, gap: 0 },
  '38.1x21.2': { width: 38.1, height: 21.2, columns: 5, rows: 13, gap: 2.5 },
} as const satisfies Readonly<Record<string, LabelFormat>>;

/** The name of a format: its label's width and height in mm. */
export type LabelFormatId = keyof typeof LABEL_FORMATS;

/** A4, in millimetres. */
export const A4 = { width: 210, height: 297 } as const;

/** Tells the name of a format from any other text. */
export const isLabelFormatId = (value: string): value is LabelFormatId => value in LABEL_FORMATS;

/** How many labels a sheet of that format has. */
export const labelsASheet = ({ columns, rows }: LabelFormat): number => columns * rows;

/** LBL-2: labels sheet by sheet, the first of them at place `first` (from 1), so that a sheet begun is used up; `null` is a label left out. */
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
