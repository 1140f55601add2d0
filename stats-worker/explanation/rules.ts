/** Where a rule comes from: read in the norm (N), read in a source that applies it (S), recalled (R), the product's own (P). */
export type SourceMark = 'N' | 'S' | 'R' | 'P';

/** What a rule is read from, as a code that screens write out. */
export type Source =
  /** COI/T.20/Doc. 15, method for the organoleptic assessment of virgin olive oil. */
  | 'ioc-t20-doc15'
  /** Regulation (EEC) No 2568/91, Annex I, as amended. */
  | 'eu-2568-91'
  /** COI/T.15/NC No 3, trade standard. */
  | 'ioc-t15-nc3'
  /** Studies and programs that apply the method. */
  | 'applications'
  /** MAPA, interpretative note No 2, on the indexes of panels and tasters. */
  | 'mapa-note-2'
  /** ISO 13528, statistical methods for proficiency testing. */
  | 'iso-13528'
  /** ISO/IEC 17025:2017. */
  | 'iso-17025'
  /** Defined by this product, because no text was at hand: panel-defined. */
  | 'product';

/** A rule with where it comes from; the first mark is that of the rule itself, the others of its details. */
export type Rule = {
  readonly marks: readonly [SourceMark, ...SourceMark[]];
  readonly sources: readonly [Source, ...Source[]];
};

/** Every rule that a figure can be read from, in the order of docs/method.md. */
export const RULES = {
  'M-SCALE': { marks: ['N'], sources: ['ioc-t20-doc15'] },
  'M-SHEET': { marks: ['N', 'S', 'P'], sources: ['ioc-t20-doc15', 'applications', 'product'] },
  'M-STAT': { marks: ['N'], sources: ['ioc-t20-doc15'] },
  'M-COMPLETE': { marks: ['P'], sources: ['product'] },
  'M-MEDIAN': { marks: ['N'], sources: ['ioc-t20-doc15'] },
  'M-QUARTILE': { marks: ['N', 'P'], sources: ['ioc-t20-doc15', 'product'] },
  'M-SSTAR': { marks: ['S', 'R'], sources: ['applications', 'ioc-t20-doc15'] },
  'M-CVR': { marks: ['R', 'N'], sources: ['ioc-t20-doc15', 'applications'] },
  'M-CI': { marks: ['R'], sources: ['ioc-t20-doc15'] },
  'M-U': { marks: ['R'], sources: ['ioc-t20-doc15'] },
  'M-UMAX': { marks: ['P'], sources: ['product'] },
  'M-SD': { marks: ['P'], sources: ['product'] },
  'M-CLASS': {
    marks: ['N', 'S', 'R'],
    sources: ['eu-2568-91', 'ioc-t15-nc3', 'ioc-t20-doc15'],
  },
  'M-DEFECT': { marks: ['R', 'P'], sources: ['ioc-t20-doc15', 'product'] },
  'M-RELIABLE': { marks: ['R'], sources: ['ioc-t20-doc15'] },
  'M-FRUITY': { marks: ['N', 'P'], sources: ['ioc-t20-doc15', 'product'] },
  'M-LABEL': { marks: ['R'], sources: ['ioc-t20-doc15'] },
  'M-EN': { marks: ['R'], sources: ['ioc-t20-doc15'] },
  'M-PAIR': { marks: ['P'], sources: ['product'] },
  'M-QC': { marks: ['N', 'P'], sources: ['mapa-note-2', 'product'] },
  'M-PNT': { marks: ['N', 'R', 'P'], sources: ['mapa-note-2', 'product'] },
  'M-DNT': { marks: ['N', 'R', 'P'], sources: ['mapa-note-2', 'product'] },
  'M-DNR': { marks: ['P'], sources: ['product'] },
  'M-PNP': { marks: ['P'], sources: ['product'] },
  'M-DNP': { marks: ['P'], sources: ['product'] },
  'M-RM': { marks: ['P'], sources: ['iso-13528', 'product'] },
  'M-COMPETENT': { marks: ['P'], sources: ['product'] },
  'M-EVOLUTION': { marks: ['P'], sources: ['product'] },
  'M-ACCEPT': { marks: ['N', 'R', 'P'], sources: ['ioc-t20-doc15', 'product'] },
  'M-RECORD': { marks: ['N'], sources: ['iso-17025'] },
} as const satisfies Readonly<Record<string, Rule>>;

/** The id of a rule, the same in code, results, help and docs/method.md. */
export type RuleId = keyof typeof RULES;
