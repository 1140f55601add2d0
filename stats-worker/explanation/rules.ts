/**
 * How a rule is known: read in the norm (N), read in a source that applies it (S), recalled (R),
 * the product's own (P).
 */
export type SourceMark = 'N' | 'S' | 'R' | 'P';

/** The source of a rule, and the section in it, as a code that screens translate. */
export type Source =
  /** COI/T.20/Doc. 15, method for the organoleptic assessment of virgin olive oil. */
  | 'ioc-t20-doc15'
  /** COI/T.15/NC No 3, trade standard. */
  | 'ioc-t15-nc3'
  /**
   * Delegated Regulation (EU) 2022/2104, Annex I: Table A with its notes 1 to 3; note (a); Annex
   * II.
   */
  | 'eu-2022-2104-table'
  | 'eu-2022-2104-rounding'
  | 'eu-2022-2104-annex-2'
  /** Implementing Regulation (EU) 2022/2105: Article 9(5); Article 11(4). */
  | 'eu-2022-2105-9'
  | 'eu-2022-2105-11'
  /** Regulation (EC) No 796/2002, Annex XII: points 5.2 and 5.3. */
  | 'ec-796-2002-5.2'
  | 'ec-796-2002-5.3'
  /** Studies and programs that apply the method. */
  | 'applications'
  /** MAPA, interpretative note No 2, on the indexes of panels and tasters. */
  | 'mapa-note-2'
  /** ISO 13528, statistical methods for proficiency testing. */
  | 'iso-13528'
  /** ISO/IEC 17025:2017. */
  | 'iso-17025'
  /** A convention of this product, since no published text was available. */
  | 'product';

/** The part of a rule that comes from a source, where that is not the whole rule. */
export type RulePart =
  | 'formula'
  | 'limit'
  | 'limit-defect'
  | 'limit-fruity'
  | 'reading'
  | 'limits-eu'
  | 'limits-ioc'
  | 'rounding'
  | 'half'
  | 'zeros'
  | 'green'
  | 'cut-points'
  | 'ends'
  | 'direct'
  | 'average'
  | 'test'
  | 'window'
  | 'blocks'
  | 'maxima'
  | 'evaluations'
  | 'pairing'
  | 'two-sessions'
  | 'plain';

/** The origin of a part of a rule: how it is known, and its source; a convention has none. */
export type Origin = {
  readonly mark: SourceMark;
  readonly source: Source;
  readonly part: RulePart | null;
};

const from = (mark: SourceMark, source: Source, part: RulePart | null = null): Origin => ({
  mark,
  source,
  part,
});
const NORM = from('N', 'ioc-t20-doc15');
const RECALLED = from('R', 'ioc-t20-doc15');
const OWN = from('P', 'product');
const own = (part: RulePart): Origin => from('P', 'product', part);

/**
 * Every rule with all its origins, as in docs/method.md: each mark and each source, and the part of
 * the rule that it covers. A convention of the product is marked as one, so that nobody takes it
 * for the norm's.
 */
export const RULES = {
  'M-SCALE': [NORM],
  'M-SHEET': [NORM, from('S', 'applications', 'blocks'), own('maxima')],
  'M-STAT': [NORM],
  'M-COMPLETE': [OWN],
  'M-MEDIAN': [NORM],
  'M-QUARTILE': [NORM, own('reading')],
  'M-SSTAR': [from('S', 'applications'), RECALLED],
  'M-CVR': [
    from('R', 'ioc-t20-doc15', 'formula'),
    from('N', 'ec-796-2002-5.3', 'limit-defect'),
    from('R', 'ioc-t20-doc15', 'limit-fruity'),
  ],
  'M-CI': [RECALLED],
  'M-U': [RECALLED],
  'M-UMAX': [OWN],
  'M-SD': [OWN],
  'M-CLASS': [
    from('N', 'eu-2022-2104-table', 'limits-eu'),
    from('N', 'eu-2022-2104-rounding', 'rounding'),
    from('N', 'eu-2022-2105-9', 'direct'),
    from('S', 'ioc-t15-nc3', 'limits-ioc'),
  ],
  'M-DEFECT': [RECALLED, from('N', 'ec-796-2002-5.2', 'half'), own('zeros')],
  'M-RELIABLE': [RECALLED, from('N', 'ec-796-2002-5.3', 'limit-defect')],
  'M-FRUITY': [from('N', 'eu-2022-2104-annex-2', 'cut-points'), own('ends'), own('green')],
  'M-LABEL': [
    from('N', 'eu-2022-2104-annex-2'),
    from('N', 'eu-2022-2104-table', 'limit'),
    from('N', 'eu-2022-2104-rounding', 'rounding'),
    own('plain'),
  ],
  'M-EN': [from('N', 'eu-2022-2105-11', 'average'), from('R', 'ioc-t20-doc15', 'test')],
  'M-PAIR': [own('pairing'), from('N', 'eu-2022-2105-11', 'two-sessions')],
  'M-QC': [from('N', 'mapa-note-2', 'window'), own('formula'), own('limit')],
  'M-QC-N': [OWN],
  'M-PNT': [
    from('N', 'mapa-note-2', 'window'),
    from('R', 'mapa-note-2', 'formula'),
    own('formula'),
    own('limit'),
  ],
  'M-DNT': [
    from('N', 'mapa-note-2', 'window'),
    from('R', 'mapa-note-2', 'formula'),
    own('formula'),
    own('limit'),
  ],
  'M-DNR': [OWN],
  'M-PNP': [OWN],
  'M-DNP': [OWN],
  'M-RM': [from('P', 'iso-13528'), OWN],
  'M-COMPETENT': [OWN],
  'M-EVOLUTION': [OWN],
  'M-ACCEPT': [
    from('N', 'ioc-t20-doc15', 'evaluations'),
    from('R', 'ioc-t20-doc15', 'limit'),
    own('test'),
  ],
  'M-RECORD': [from('N', 'iso-17025')],
} as const satisfies Readonly<Record<string, readonly [Origin, ...Origin[]]>>;

/** The id of a rule, the same in code, results, help and docs/method.md. */
export type RuleId = keyof typeof RULES;
