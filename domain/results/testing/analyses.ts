import { defaultPanelSettings } from '../../settings/panel-settings.ts';
import type { ResultRow } from '../result-row.ts';
import type { SampleVerdict } from '../sample-verdict.ts';

/** A validated analysis of a sample in a session of that day. */
export const analysisOf = (
  session: number,
  date: string,
  replicate: ResultRow['replicate'],
  change: Partial<ResultRow> = {},
): ResultRow => ({
  session,
  date,
  training: false,
  sample: { id: 'oil', code: 'S-26-0405' },
  replicate,
  n: 10,
  class: 'VOO',
  predominantDefect: 'fusty',
  md: 3.4,
  mf: 3.9,
  reliable: true,
  figures: {},
  method: 'verdial-method-2',
  settingsHeads: '',
  settings: defaultPanelSettings(),
  validatedAt: `${date}T12:00:00.000Z`,
  validatedBy: 'Carmen',
  validationReason: null,
  isProvisional: false,
  isCounter: false,
  decided: null,
  invalid: null,
  leftOut: [],
  report: null,
  codes: ['417'],
  ...change,
});

/** A rejected pair of those two sessions. */
export const pairOf = (session1: number, session2: number): SampleVerdict['pairs'][number] => ({
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
});

/** The verdict of a sample whose pair was rejected. */
export const verdictOf = (change: Partial<SampleVerdict>): SampleVerdict => ({
  state: 'further-analyses',
  class: null,
  provisional: 'VOO',
  further: 0,
  pairs: [],
  decision: null,
  ...change,
});
