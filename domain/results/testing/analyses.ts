import { defaultPanelSettings } from '../../settings/panel-settings.ts';
import type { AssessedRow } from '../assessed-row.ts';
import type { ResultRow } from '../result-row.ts';
import type { SampleVerdict } from '../sample-verdict.ts';

/**
 * Test data: a stored result of a virgin oil in session 12, validated the same day by its leader.
 */
export const resultRow = (change: Partial<ResultRow> = {}): ResultRow => ({
  session: 12,
  date: '2026-11-20',
  training: false,
  sample: { id: 's', code: 'S-26-0409' },
  replicate: 1,
  n: 9,
  class: 'VOO',
  predominantDefect: 'winey',
  md: 2.1,
  mf: 3.4,
  reliable: true,
  figures: {},
  method: 'verdial-method-1',
  settingsHeads: '',
  settings: defaultPanelSettings(),
  validatedAt: '2026-11-20T11:00:00Z',
  validatedBy: 'leader',
  validationReason: null,
  isProvisional: false,
  isCounter: false,
  decided: null,
  invalid: null,
  leftOut: [],
  report: null,
  codes: [],
  ...change,
});

/** Test data: a validated analysis of a sample in a session of that day. */
export const analysisOf = (
  session: number,
  date: string,
  replicate: ResultRow['replicate'],
  change: Partial<ResultRow> = {},
): ResultRow =>
  resultRow({
    session,
    date,
    sample: { id: 'oil', code: 'S-26-0405' },
    replicate,
    n: 10,
    predominantDefect: 'fusty',
    md: 3.4,
    mf: 3.9,
    method: 'verdial-method-2',
    validatedAt: `${date}T12:00:00.000Z`,
    validatedBy: 'Carmen',
    codes: ['417'],
    ...change,
  });

/** Test data: the row of a result in the list of assessments. */
export const assessedRow = (result: ResultRow): AssessedRow => ({
  session: result.session,
  date: result.date,
  sample: result.sample,
  replicate: result.replicate,
  n: result.n,
  validatedAt: result.validatedAt,
  validatedBy: result.validatedBy,
  result,
  points: null,
  report: result.report,
});

/** Test data: a rejected pair of those two sessions. */
export const pairOf = (
  session1: number,
  session2: number,
  change: Partial<SampleVerdict['pairs'][number]> = {},
): SampleVerdict['pairs'][number] => ({
  session1,
  session2,
  enDefect: 1.4,
  enFruity: 0.68,
  accepted: false,
  categoryMatch: true,
  defectMatch: true,
  md: null,
  mf: null,
  class: null,
  ...change,
});

/** Test data: the verdict of a sample whose pair was rejected. */
export const verdictOf = (change: Partial<SampleVerdict>): SampleVerdict => ({
  state: 'further-analyses',
  class: null,
  provisional: 'VOO',
  further: 0,
  pairs: [],
  decision: null,
  ...change,
});
