import { INDEX_KINDS, QUALITY_INDEXES } from '../../domain/quality/quality-indexes.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { RECORD_STATES } from '../../domain/words/record-state.ts';
import { MARKS_COLUMNS } from '../marks/marks-csv.ts';

/** The type of a column, as Frictionless Table Schema names it. */
export type ColumnType = 'string' | 'integer' | 'number' | 'boolean' | 'date' | 'datetime';

/** A column of a file: its name, its type, and its meaning. */
export type FileColumn = {
  readonly name: string;
  readonly type: ColumnType;
  readonly about: string;
};

const column = (name: string, type: ColumnType, about: string): FileColumn => ({
  name,
  type,
  about,
});

const MARKS: Readonly<Record<(typeof MARKS_COLUMNS)[number], FileColumn>> = {
  session: column('session', 'string', 'number of the session'),
  date: column('date', 'date', 'day of the session'),
  training: column('training', 'boolean', 'whether the session was for training'),
  sample: column('sample', 'string', 'code of the sample'),
  replicate: column('replicate', 'integer', '1 or 2'),
  taster: column('taster', 'string', 'pseudonymous key of the taster'),
  code: column('code', 'string', 'what stood on the glass'),
  position: column('position', 'integer', 'place in the serving order of the taster, from 1'),
  attribute: column('attribute', 'string', 'key of the attribute'),
  mm: column('mm', 'integer', 'mark in mm, 0 to 100; empty is not answered'),
  qualifier: column('qualifier', 'string', 'green or ripe on fruity, a descriptor on other'),
  signed_at: column('signed_at', 'datetime', 'when the sheet was signed'),
  valid: column('valid', 'boolean', 'whether the evaluation is valid'),
  smelled_only: column('smelled_only', 'boolean', 'smelled, not tasted'),
  counter_assessment: column('counter_assessment', 'boolean', 'checks another result'),
  keyed: column('keyed', 'boolean', 'filled in on paper and keyed in'),
  session_state: column('session_state', 'string', RECORD_STATES.join(', ')),
  in_period: column('in_period', 'boolean', 'of the period asked for, not of the time before it'),
  origin: column('origin', 'string', 'the import it came with; empty is tasted here'),
};

const attributes = (about: string): readonly FileColumn[] =>
  ATTRIBUTE_KEYS.map((key) => column(key, 'integer', about));

/** The names of the indexes: an index of the panel has the name of the same index of a taster. */
const INDEXES = [...new Set(INDEX_KINDS.map((kind) => QUALITY_INDEXES[kind].column))];

const INDEX: readonly FileColumn[] = [
  column('n', 'integer', 'observations'),
  column('value', 'number', 'the index'),
  column('limit', 'number', 'the limit it is held against'),
  column('verdict', 'string', 'within, beyond or insufficient'),
];

const FIGURES: readonly FileColumn[] = [
  column('median', 'number', 'cm'),
  column('p25', 'number', 'first quartile, cm'),
  column('p75', 'number', 'third quartile, cm'),
  column('iqr', 'number', 'interquartile range, cm'),
  column('s_star', 'number', 'robust standard deviation, cm'),
  column('cvr', 'number', 'robust coefficient of variation, per cent'),
  column('ci_low', 'number', 'lower end of the 95 % interval of the median, cm'),
  column('ci_high', 'number', 'upper end of the 95 % interval of the median, cm'),
  column('u', 'number', 'uncertainty of the median, cm'),
  column('u_max', 'number', 'greatest uncertainty at which it may be used, cm'),
  column('mean', 'number', 'cm'),
  column('sd', 'number', 'standard deviation, cm'),
];

/** The files of the analyst zip and their columns, in order (XPO-1) (exchange.md). */
export const FILE_COLUMNS = {
  'marks_long.csv': MARKS_COLUMNS.map((name) => MARKS[name]),
  'references.csv': [
    column('sample', 'string', 'code of the reference material'),
    column('attribute', 'string', 'key of the attribute or descriptor'),
    column('predominant', 'boolean', 'whether it is the predominant defect of the material'),
    column('median_cm', 'number', 'assigned value, cm'),
    column('u_cm', 'number', 'its uncertainty, cm'),
    column('sd_cm', 'number', 'its standard deviation, cm'),
  ],
  'profile_wide.csv': [
    column('Assessor', 'string', 'pseudonymous key of the taster'),
    column('Product', 'string', 'code of the sample'),
    column('Session', 'string', 'number of the session'),
    column('Replica', 'integer', '1 or 2'),
    column('Sequence', 'integer', 'place in the serving order, from 1'),
    ...attributes('mark in mm; empty is not answered'),
  ],
  'sensominer.csv': [
    column('Panelist', 'string', 'pseudonymous key of the taster'),
    column('Session', 'string', 'number of the session'),
    column('Rank', 'integer', 'place in the serving order, from 1'),
    column('Product', 'string', 'code of the sample'),
    ...attributes('mark in mm; empty is not answered'),
  ],
  'results.csv': [
    column('session', 'string', 'number of the session'),
    column('sample', 'string', 'code of the sample'),
    column('replicate', 'integer', '1 or 2'),
    column('n', 'integer', 'valid sheets'),
    column('class', 'string', 'EVOO, VOO, OVOO, LOO, LOO_EU or NOCLASIFICATED'),
    column('reliable', 'boolean', 'whether the result is reliable (M-CVR)'),
    column('predominant_defect', 'string', 'key of the defect; empty where there is none'),
    column('md', 'number', 'median of the predominant defect, cm, one decimal'),
    column('mf', 'number', 'median of fruity, cm, one decimal'),
    column('fruity_class', 'string', 'class of fruitiness'),
    column('statements', 'string', 'label terms by key, a | between'),
    column('attribute', 'string', 'key of the attribute or descriptor that the figures are of'),
    column('sheets', 'integer', 'sheets the figures are of'),
    ...FIGURES,
    column('session_state', 'string', 'what became of the session; only validated ones count'),
  ],
  'duplicates.csv': [
    column('session', 'string', 'session of replicate 1'),
    column('session2', 'string', 'session of replicate 2'),
    column('sample', 'string', 'code of the sample'),
    column('en_defect', 'number', 'normalised error of the defect'),
    column('en_fruity', 'number', 'normalised error of fruity'),
    column('accepted', 'boolean', 'whether the pair is accepted'),
    column('category_match', 'boolean', 'both replicates have the same class'),
    column('defect_match', 'boolean', 'both replicates have the same predominant defect'),
    column('md', 'number', 'of the accepted pair, cm'),
    column('mf', 'number', 'of the accepted pair, cm'),
    column('class', 'string', 'of the accepted pair'),
  ],
  'qc.csv': [
    column('taster', 'string', 'pseudonymous key; empty is the panel'),
    column('attribute', 'string', 'defect, fruity or classified'),
    column('index', 'string', `${INDEXES.slice(0, -1).join(', ')} or ${INDEXES.at(-1)}`),
    ...INDEX,
    column('competent', 'boolean', 'of the taster as a whole; empty where nobody can say yet'),
  ],
} as const satisfies Readonly<Record<string, readonly FileColumn[]>>;

/** A table in the analyst zip. */
export type TableFile = keyof typeof FILE_COLUMNS;

/** The tables of the analyst zip, in the order of the package. */
export const TABLE_FILES = [
  'marks_long.csv',
  'references.csv',
  'results.csv',
  'duplicates.csv',
  'qc.csv',
  'profile_wide.csv',
  'sensominer.csv',
] as const satisfies readonly TableFile[];
