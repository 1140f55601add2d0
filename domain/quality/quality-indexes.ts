import { eachKey } from '../words/each-key.ts';

/** What is known of an index of quality control, apart from its words and its observations. */
type IndexFacts = {
  /** The rule that defines it (method.md). */
  readonly rule: `M-${string}`;
  /** Whether its observations are duplicates, or tastings of reference materials. */
  readonly material: 'duplicate' | 'reference';
  /**
   * The deviation that it squares: the first minus the second. `x` is a mark of a taster, `Me` a
   * median of the panel, `R` an assigned value.
   */
  readonly compares: readonly ['x' | 'Me', 'x' | 'Me' | 'R'];
  /**
   * By how many sigma^2 it is divided, where the panel has a standard deviation of the method: two
   * scores differ in PN, one from a fixed value in DN (P) (M-QC).
   */
  readonly variances: 1 | 2;
  /**
   * Parts of a cm in which every deviation is whole, so that sums of squares are exact. Marks are 10
   * to the cm, medians 20; assigned values are exact to five decimals where they have no more.
   */
  readonly unit: 10 | 20 | 100_000;
  /** Whether a competent taster needs it (M-COMPETENT). */
  readonly required: 'always' | 'with-references' | 'never';
  /** Its symbol in formulas: letters, and the mark below them. */
  readonly symbol: readonly [string, string | null];
  /** Its name in qc.csv (XPO-1). */
  readonly column: string;
};

/**
 * The indexes of quality control (M-QC), by the names of exchange.md. The key of an index of the
 * panel is its name in the figures of the panel, followed by `Panel`; all others are of a taster.
 */
export const QUALITY_INDEXES = {
  pn: {
    rule: 'M-PNT',
    material: 'duplicate',
    compares: ['x', 'x'],
    variances: 2,
    unit: 10,
    required: 'always',
    symbol: ['PN', null],
    column: 'pn',
  },
  dn: {
    rule: 'M-DNT',
    material: 'duplicate',
    compares: ['x', 'Me'],
    variances: 1,
    unit: 20,
    required: 'always',
    symbol: ['DN', null],
    column: 'dn',
  },
  dnReference: {
    rule: 'M-DNR',
    material: 'reference',
    compares: ['x', 'R'],
    variances: 1,
    unit: 100_000,
    required: 'with-references',
    symbol: ['DN', 'R'],
    column: 'dn_reference',
  },
  pnPanel: {
    rule: 'M-PNP',
    material: 'duplicate',
    compares: ['Me', 'Me'],
    variances: 2,
    unit: 20,
    required: 'never',
    symbol: ['PN', 'P'],
    column: 'pn',
  },
  dnPanel: {
    rule: 'M-DNP',
    material: 'reference',
    compares: ['Me', 'R'],
    variances: 1,
    unit: 100_000,
    required: 'never',
    symbol: ['DN', 'P'],
    column: 'dn',
  },
} as const satisfies Readonly<Record<string, IndexFacts>>;

/** The key of an index. */
export type IndexKind = keyof typeof QUALITY_INDEXES;

/** The key of an index of the panel, such as `pnPanel`. */
export type PanelIndex = Extract<IndexKind, `${string}Panel`>;

/** The key of an index of a taster, which is its name too. */
export type TasterIndex = Exclude<IndexKind, PanelIndex>;

/** The name of an index in the figures of the panel: `pn` for `pnPanel`. */
export type PanelIndexName = NameOf<PanelIndex>;

type NameOf<Kind> = Kind extends `${infer Name}Panel` ? Name : never;

/** Type guard for the key of an index. */
export const isIndexKind = (text: string): text is IndexKind =>
  Object.hasOwn(QUALITY_INDEXES, text);

/** Type guard for the key of an index of the panel. */
export const isPanelIndex = (text: string): text is PanelIndex =>
  isIndexKind(text) && text.endsWith('Panel');

/** Type guard for the key of an index of a taster. */
export const isTasterIndex = (text: string): text is TasterIndex =>
  isIndexKind(text) && !isPanelIndex(text);

const isPanelIndexName = (text: string): text is PanelIndexName => isPanelIndex(`${text}Panel`);

/** The keys of all indexes, in the order of the table. */
export const INDEX_KINDS: readonly IndexKind[] = Object.keys(QUALITY_INDEXES).filter(isIndexKind);

/** The keys of the indexes of the panel. */
export const PANEL_INDEXES: readonly PanelIndex[] = INDEX_KINDS.filter(isPanelIndex);

/** The keys of the indexes of a taster. */
export const TASTER_INDEXES: readonly TasterIndex[] = INDEX_KINDS.filter(isTasterIndex);

/** The names of the indexes in the figures of the panel. */
export const PANEL_INDEX_NAMES: readonly PanelIndexName[] = PANEL_INDEXES.map((kind) =>
  kind.slice(0, -'Panel'.length),
).filter(isPanelIndexName);

/** The key of the index that has a name in the figures of the panel. */
export const panelIndex = (name: PanelIndexName): PanelIndex => `${name}Panel`;

/** Whether an index is computed from reference materials. */
export const isFromReferences = (kind: IndexKind): boolean =>
  QUALITY_INDEXES[kind].material === 'reference';

/** Makes a record with one value for every index of a taster. */
export const eachTasterIndex = <Value>(
  value: (index: TasterIndex) => Value,
): Record<TasterIndex, Value> => eachKey(TASTER_INDEXES, value);

/** Makes a record with one value for every index of the panel, by its name in the panel's figures. */
export const eachPanelIndex = <Value>(
  value: (index: PanelIndex) => Value,
): Record<PanelIndexName, Value> => eachKey(PANEL_INDEX_NAMES, (name) => value(panelIndex(name)));
