import { AID_ATTRIBUTES, type AidAttribute } from './aid-attribute.ts';
import { type AidFigure, found, NO_SPREAD, notEnough } from './aid-figure.ts';
import { FEWEST_TASTERS } from './assessor-block.ts';
import type { Bias } from './bias.ts';
import { centred, principalAxes } from './principal-axes.ts';

/**
 * A map of the tasters of a panel on a plane, by their biases: tasters who mark alike are near each
 * other.
 */
export type PanelMap = {
  /** The share of the variance that each axis shows, 0 to 1, the larger first. */
  readonly shares: readonly [number, number];
  /** The position of each taster, cm, by the taster's key. */
  readonly tasters: readonly { readonly taster: string; readonly x: number; readonly y: number }[];
  /**
   * The direction of each attribute, -1 to 1: tasters in that direction mark it higher than the
   * others do.
   */
  readonly attributes: readonly {
    readonly attribute: AidAttribute;
    readonly x: number;
    readonly y: number;
  }[];
};

/** A taster's biases by attribute. */
export type BiasesOfTaster = {
  readonly taster: string;
  readonly biases: Readonly<Record<AidAttribute, AidFigure<Bias>>>;
};

/**
 * Computes the map of a panel by principal components of tasters by attributes (QUA-37). Its input
 * is the mean deviations (QUA-35), in cm, each attribute less the mean of the tasters. An attribute
 * counts when three tasters have a bias in it; a taster counts with a bias in each attribute that
 * counts. The sign of an axis is such that the attribute with the largest weight is positive.
 * Source: singular value decomposition of the centred matrix; scores are U S, loadings V.
 */
export function panelMap(rows: readonly BiasesOfTaster[]): AidFigure<PanelMap> {
  const attributes = AID_ATTRIBUTES.filter(
    (one) => rows.filter(({ biases }) => biases[one].state === 'found').length >= FEWEST_TASTERS,
  );
  const placed = rows.flatMap(({ taster, biases }) => {
    const means = attributes.flatMap((one) => {
      const figure = biases[one];
      return figure.state === 'found' ? [figure.value.mean] : [];
    });
    return means.length === attributes.length && means.length > 0 ? [{ taster, means }] : [];
  });
  if (placed.length < FEWEST_TASTERS || attributes.length < 2)
    return notEnough(attributes.length < 2 ? 0 : placed.length, FEWEST_TASTERS);
  const rowsOf = centred(placed.map(({ means }) => means));
  const axes = principalAxes(rowsOf);
  const all = axes.reduce((sum, { variance }) => sum + variance, 0);
  if (all < 1e-18) return NO_SPREAD;
  const [first, second] = axes.map(({ axis }) => turned(axis));
  const across = (vector: readonly number[] | undefined, means: readonly number[]): number =>
    means.reduce((sum, one, place) => sum + one * (vector?.[place] ?? 0), 0);
  return found({
    shares: [(axes[0]?.variance ?? 0) / all, (axes[1]?.variance ?? 0) / all],
    tasters: placed.map(({ taster }, place) => {
      const row = rowsOf[place] ?? [];
      return { taster, x: across(first, row), y: across(second, row) };
    }),
    attributes: attributes.map((attribute, place) => ({
      attribute,
      x: first?.[place] ?? 0,
      y: second?.[place] ?? 0,
    })),
  });
}

/** An axis with the sign that makes its largest component positive; of equals the first. */
function turned(axis: readonly number[]): readonly number[] {
  const largest = axis.reduce(
    (most, one) => (Math.abs(one) > Math.abs(most) + 1e-12 ? one : most),
    0,
  );
  return largest < 0 ? axis.map((one) => -one) : axis;
}
