/** The principal axes of a table, that with the largest variance first. */
export type PrincipalAxes = readonly {
  /** The sum of squares of the rows along this axis: the square of the singular value. */
  readonly variance: number;
  /** The unit vector of the axis: one component for each column. */
  readonly axis: readonly number[];
}[];

/** Two columns count as orthogonal below this cosine. */
const ORTHOGONAL = 1e-15;
/** Sweeps over all pairs of columns; a table of a few columns needs fewer than ten. */
const MOST_SWEEPS = 60;

/** Subtracts from each column its mean. */
export function centred(rows: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const means = (rows[0] ?? []).map(
    (_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) / rows.length,
  );
  return rows.map((row) => row.map((one, column) => one - (means[column] ?? 0)));
}

/**
 * Computes the principal axes of a centred table by one-sided Jacobi rotations: pairs of columns are
 * turned until all are orthogonal. Their lengths are then the singular values. Source: Hestenes
 * (1958); Golub and Van Loan, Matrix Computations, 8.6.3.
 */
export function principalAxes(rows: readonly (readonly number[])[]): PrincipalAxes {
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? 0));
  const axes = columns.map((_, own) => columns.map((_, other) => (own === other ? 1 : 0)));
  let isTurned = true;
  for (let sweep = 0; isTurned && sweep < MOST_SWEEPS; sweep += 1) {
    isTurned = false;
    for (let one = 0; one < width; one += 1)
      for (let other = one + 1; other < width; other += 1) {
        const turn = turnBetween(columns[one] ?? [], columns[other] ?? []);
        if (turn === null) continue;
        isTurned = true;
        rotate(columns, one, other, turn);
        rotate(axes, one, other, turn);
      }
  }
  return columns
    .map((column, place) => ({ variance: dot(column, column), axis: axes[place] ?? [] }))
    .toSorted((a, b) => b.variance - a.variance);
}

type Turn = { readonly cos: number; readonly sin: number };

/** The rotation that makes two columns orthogonal; null where they are. */
function turnBetween(one: readonly number[], other: readonly number[]): Turn | null {
  const both = dot(one, other);
  const [own, others] = [dot(one, one), dot(other, other)];
  if (Math.abs(both) <= ORTHOGONAL * Math.sqrt(own * others)) return null;
  const half = (others - own) / (2 * both);
  const tangent = (half < 0 ? -1 : 1) / (Math.abs(half) + Math.hypot(1, half));
  const cos = 1 / Math.hypot(1, tangent);
  return { cos, sin: cos * tangent };
}

function rotate(vectors: number[][], one: number, other: number, { cos, sin }: Turn): void {
  const [a = [], b = []] = [vectors[one], vectors[other]];
  vectors[one] = a.map((value, place) => cos * value - sin * (b[place] ?? 0));
  vectors[other] = b.map((value, place) => sin * (a[place] ?? 0) + cos * value);
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0);
