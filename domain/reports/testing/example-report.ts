import type { Replicate } from '../../words/replicate.ts';
import {
  REPORT_FORMAT,
  type ReportAnalysis,
  type ReportFigures,
  type ReportRecord,
} from '../report-record.ts';

/** Test data: the figures of a line with a median. */
export const lineOf = (
  median: number | null,
  change: Partial<ReportFigures> = {},
): ReportFigures => ({
  n: 8,
  median,
  p25: median,
  p75: median,
  sStar: 0.1,
  cvr: median === 0 ? null : 5.88,
  ciLow: median,
  ciHigh: median,
  marks: [],
  ...change,
});

/** Test data: an analysis with the given lines; every other line has a median of zero. */
export const analysis = (
  lines: Readonly<Record<string, ReportFigures>>,
  replicate: Replicate = 1,
): ReportAnalysis => ({
  session: 211,
  date: '2026-11-06',
  replicate,
  n: 8,
  class: 'VOO',
  predominantDefect: 'winey',
  md: 2.2,
  mf: 3.5,
  reliable: true,
  fruityClass: 'GREEN_MEDIUM',
  statements: ['medium green fruity', 'bitter>5'],
  lines,
  validatedAt: '2026-11-06T12:31:00.000Z',
  validatedBy: 'Isabel Navarro',
});

/** Test data: an issued report. */
export const reportRecord = (change: Partial<ReportRecord> = {}): ReportRecord => ({
  format: REPORT_FORMAT,
  number: '2026-0001',
  salt: 'f'.repeat(32),
  signature: null,
  issuedAt: '2026-11-09T09:12:00.000Z',
  issuedBy: 'Isabel Navarro',
  replaces: null,
  customer: 'Finca Los Arcos',
  remarks: '',
  panel: {
    name: 'Sierra Norte Tasting Panel',
    leader: 'Isabel Navarro',
    address: 'Calle del Molino 4',
    address2: '',
    city: 'Sierra Norte',
    state: '',
    postalCode: '23000',
    country: 'Spain',
    phone: '',
    email: '',
    webAddress: '',
    timeZone: 'Europe/Madrid',
    normRevision: 'Rev. 10',
  },
  sample: {
    code: 'S-26-0409',
    externalReference: '12',
    presentation: 'tin, 1 L',
    receptionDate: '2026-11-04',
  },
  sessions: [
    {
      session: 211,
      date: '2026-11-06',
      start: '10:05',
      sheet: 'ioc-vo',
      tasters: 10,
      valid: 9,
      sampleTemperature: 28.1,
      roomTemperature: 22.4,
      checks: null,
    },
  ],
  method: {
    version: 'verdial-method-2',
    scheme: 'EU',
    quantile: 'type7',
    duplicateOrder: 'first',
    enMaxDefect: 1,
    enMaxFruity: 1,
    settingsHeads: '',
    medals: { gold: 85, silver: 75, bronze: 65 },
  },
  findings: {
    kind: 'class',
    class: 'VOO',
    of: 'analysis',
    predominantDefect: 'winey',
    md: 2.2,
    mf: 3.5,
    fruityClass: 'GREEN_MEDIUM',
    statements: ['bitter>5'],
    pair: null,
    analyses: [
      analysis({
        winey: lineOf(2.2),
        fruity: lineOf(3.5),
        bitter: lineOf(5.4),
        pungent: lineOf(3.6),
      }),
    ],
  },
  deviations: [],
  sheets: null,
  ...change,
});
