import { expect, test } from 'vitest';
import { panelForm } from '../../domain/panel/testing/blank-panel-form.ts';
import type { ReportDraft } from '../../domain/reports/report-record.ts';
import type { ScoreRow } from '../../domain/results/score-row.ts';
import { analysisOf, pairOf, verdictOf } from '../../domain/results/testing/analyses.ts';
import { sampleRow } from '../../domain/samples/testing/sample-row.ts';
import { sessionRow } from '../../domain/sessions/testing/tasting-day.ts';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { codeOf, planOf, sessionCode, tasterId } from '../../domain/testing/plans.ts';
import type { AttributeKey } from '../../domain/words/attributes.ts';
import { eachAttribute } from '../../domain/words/each-attribute.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import { mm } from '../../stats-worker/testing/arbitrary-panels.ts';
import { newPanelId } from '../database/contract/facts.ts';
import type { ReportFacts, ReportSessionFacts } from '../database/reports/load-report-facts.ts';
import type { ReportedSheet } from '../database/reports/reported-sheets.ts';
import { draftReport } from './draft-report.ts';

const SETTINGS = {
  ...defaultPanelSettings(),
  scheme: 'IOC',
  ordinaryVirgin: true,
  tradeStandardEdition: 'COI/T.15/NC 3/Rev. 21',
  quantile: 'type2',
  duplicateOrder: 'second',
  enMaxDefect: 0.9,
  enMaxFruity: 0.8,
  awardGold: 85,
  awardSilver: 75,
  awardBronze: 65,
} as const;

const FIGURE = {
  n: 8,
  median: 2,
  p25: 2,
  p75: 2,
  sStar: 0.1,
  cvr: 5,
  ciLow: 2,
  ciHigh: 2,
};

/** A validated result whose stored figures have one line, the fusty one. */
const result = (
  session: number,
  replicate: Replicate,
  change: Parameters<typeof analysisOf>[3] = {},
) =>
  analysisOf(session, '2026-11-20', replicate, {
    figures: { attributes: { fusty: FIGURE }, fruityClass: null, statements: [] },
    method: 'verdial-method-3',
    settings: SETTINGS,
    settingsHeads: `heads of ${session}`,
    ...change,
  });

/** A sealed sheet of the nth taster, with these marks in mm. */
const sheetOf = (
  taster: number,
  marks: Readonly<Partial<Record<AttributeKey, number | null>>>,
  change: Partial<ReportedSheet> = {},
): ReportedSheet => ({
  taster: tasterId(taster),
  tasterCode: `T0${taster}`,
  code: codeOf(`41${taster}`),
  replicate: 1,
  position: taster,
  valid: true,
  smelledOnly: false,
  heatingDevice: `H${taster}`,
  reopened: null,
  keyed: null,
  sealedAt: `2026-11-20T10:0${taster}:00.000Z`,
  conduct: null,
  points: null,
  answers: {
    marks: Object.fromEntries(
      Object.entries(marks).map(([line, value]) => [line, value === null ? null : mm(value)]),
    ),
    fruityKind: null,
    otherDescriptor: null,
  },
  ...change,
});

const inSession = (
  session: number,
  change: Partial<ReportSessionFacts> = {},
): ReportSessionFacts => ({
  session: sessionCode(session),
  row: sessionRow({ session, state: 'validated', validatedBy: 'Eva' }),
  plan: null,
  tasters: 1,
  sheets: [],
  selfKeyedSheets: new Set(),
  hasOpenedFigures: false,
  validity: null,
  audited: { failed: [], excluded: [] },
  sessionsThatDay: 1,
  checks: null,
  results: [result(session, 1)],
  ...change,
});

const ADDRESS = {
  address: 'Calle Ancha 1',
  address2: '2nd floor',
  city: 'Jaén',
  state: 'Andalusia',
  postalCode: '23001',
  country: 'Spain',
};
const SHOWN = {
  ...ADDRESS,
  name: 'Panel of Jaén',
  leader: 'Eva Ruiz',
  phone: '+34 953 000 000',
  email: 'panel@example.org',
  webAddress: 'https://example.org',
  timeZone: 'Europe/Madrid',
  normRevision: 'Rev. 10',
};

const facts = (change: Partial<ReportFacts> = {}): ReportFacts => ({
  panel: { id: newPanelId(), ...panelForm(SHOWN), code: 'J1' },
  sample: sampleRow({
    code: 'S-9',
    externalReference: 'lot 4',
    presentation: 'a bottle of 500 ml',
    additionalInfo: 'of a secret mill',
  }),
  form: 'lines',
  verdict: verdictOf({ state: 'final', class: 'VOO' }),
  scores: [],
  here: inSession(12),
  earlier: null,
  ...change,
});

function drafted(change: Partial<ReportFacts> = {}): ReportDraft {
  const draft = draftReport(facts(change));
  if (!draft.ok) throw new Error(draft.code);
  return draft.value;
}
const refused = (change: Partial<ReportFacts>) => {
  const draft = draftReport(facts(change));
  return draft.ok ? null : draft.code;
};

/** The marks of the fusty line in each analysis, as the findings state them. */
const fusty = ({ findings }: ReportDraft) =>
  findings.kind === 'class' &&
  findings.analyses.map(({ session, replicate, lines }) => [
    session,
    replicate,
    lines['fusty']?.marks,
  ]);

test('RPT-1 a report states the panel, the sample, the session and every sheet that was not opened again, and nothing else of them', () => {
  const checks = { of: 'elsewhere', reference: 'laboratory 7' } as const;
  const sheets = [
    sheetOf(1, { fusty: 10, fruity: null }),
    sheetOf(2, { fusty: 20 }, { valid: false, smelledOnly: true }),
    sheetOf(3, { fusty: 90 }, { reopened: 'asked' }),
    sheetOf(3, { fusty: 30 }, { keyed: 'no tablet' }),
  ];
  const plan = planOf(1, 8, { start: '10:30', sampleTemperature: 28.5, roomTemperature: 21 });
  const draft = drafted({ here: inSession(12, { sheets, tasters: 3, plan, checks }) });
  expect(draft.panel).toEqual(SHOWN);
  expect(draft.sample).toEqual({
    code: 'S-9',
    externalReference: 'lot 4',
    presentation: 'a bottle of 500 ml',
    receptionDate: '2026-11-20',
  });
  expect(draft.sessions).toEqual([
    {
      session: 12,
      date: '2026-11-20',
      start: '10:30',
      sheet: 'ioc-vo',
      tasters: 3,
      valid: 2,
      sampleTemperature: 28.5,
      roomTemperature: 21,
      checks,
    },
  ]);
  const annex = (taster: number, mark: number) => ({
    taster: `T0${taster}`,
    session: 12,
    date: '2026-11-20',
    replicate: 1,
    code: codeOf(`41${taster}`),
    position: taster,
    heatingDevice: `H${taster}`,
    counts: true,
    marks: { fusty: mark },
    points: null,
    fruityKind: null,
    otherDescriptor: null,
    smelledOnly: false,
    keyed: false,
    sealedAt: `2026-11-20T10:0${taster}:00.000Z`,
  });
  expect(draft.sheets).toEqual([
    { ...annex(1, 10), marks: { fusty: 10, fruity: null } },
    { ...annex(2, 20), counts: false, smelledOnly: true },
    { ...annex(3, 30), keyed: true },
  ]);
  expect(fusty(draft)).toEqual([[12, 1, [10, 30]]]);
  expect(draft.deviations.map(({ what }) => what)).toContain('opened-again');
});

test('RPT-1 where nobody planned a session or measured, its report says nothing of it', () => {
  expect(drafted().sessions[0]).toMatchObject({
    start: '',
    sampleTemperature: null,
    roomTemperature: null,
    checks: null,
  });
});

test('RPT-1 M-RECORD a report states the method with the settings of its result, and a choice only where its version has it', () => {
  const { method } = drafted();
  expect(method).toEqual({
    version: 'verdial-method-3',
    scheme: 'IOC',
    ordinaryVirgin: true,
    tradeStandardEdition: 'COI/T.15/NC 3/Rev. 21',
    quantile: 'type2',
    duplicateOrder: 'second',
    enMaxDefect: 0.9,
    enMaxFruity: 0.8,
    medals: { gold: 85, silver: 75, bronze: 65 },
    settingsHeads: 'heads of 12',
  });
  const { ordinaryVirgin, tradeStandardEdition, ...without } = method;
  const results = [result(12, 1, { method: 'verdial-method-2' })];
  expect(drafted({ here: inSession(12, { results }) }).method).toEqual({
    ...without,
    version: 'verdial-method-2',
  });
});

test('RPT-3 a pair within a session is of both replicates, each with the sheets of its own', () => {
  const sheets = [
    sheetOf(1, { fusty: 10 }),
    sheetOf(1, { fusty: 11 }, { replicate: 2 }),
    sheetOf(2, { fusty: 12 }, { replicate: 2 }),
  ];
  const results = [result(12, 1), result(12, 2, { settingsHeads: 'heads of the second' })];
  const pair = pairOf(12, 12, { accepted: true, class: 'VOO' });
  const verdict = verdictOf({ state: 'final', pairs: [pair] });
  // The session of an earlier half of another pair is none of it.
  const earlier = inSession(9);
  const draft = drafted({ here: inSession(12, { sheets, results }), verdict, earlier });
  expect(fusty(draft)).toEqual([
    [12, 1, [10]],
    [12, 2, [11, 12]],
  ]);
  expect(draft.sessions.map(({ session }) => session)).toEqual([12]);
  expect(draft.method.settingsHeads).toBe('heads of the second');
});

test('RPT-3 of a pair over two sessions the first replicate of the earlier and the second of the later are told', () => {
  const both = (session: number, mark: number) =>
    inSession(session, {
      results: [result(session, 1), result(session, 2)],
      sheets: [
        sheetOf(1, { fusty: mark }),
        sheetOf(1, { fusty: mark + 1 }, { replicate: 2, valid: false }),
        sheetOf(2, { fusty: mark + 2 }, { replicate: 2 }),
      ],
    });
  const verdict = verdictOf({
    state: 'final',
    pairs: [pairOf(9, 12, { accepted: true, class: 'VOO' })],
  });
  const draft = drafted({ here: both(12, 20), earlier: both(9, 10), verdict });
  expect(fusty(draft)).toEqual([
    [9, 1, [10]],
    [12, 2, [22]],
  ]);
  expect(draft.sessions.map(({ session }) => session)).toEqual([9, 12]);
  expect(draft.sheets.map(({ session }) => session)).toEqual([9, 9, 9, 12, 12, 12]);
  expect(draft.deviations.map((one) => 'session' in one && one.session)).toEqual([9, 12]);
  expect(draft.method.settingsHeads).toBe('heads of 12');
});

test('RPT-3, PLN-42 a counter-assessment in two replicates is called by its own comparison, the first against the second, by the settings of the second', () => {
  const none = eachAttribute(() => 0);
  const sheets = ([first, second]: readonly [number, number]) =>
    [1, 2, 3, 4, 5, 6, 7, 8].flatMap((taster) => [
      sheetOf(taster, { ...none, fusty: first + taster, fruity: 40 + taster }),
      sheetOf(taster, { ...none, fusty: second + taster, fruity: 40 + taster }, { replicate: 2 }),
    ]);
  const counter = (replicate: Replicate, duplicateOrder: 'first' | 'second') =>
    result(12, replicate, { isCounter: true, settings: { ...SETTINGS, duplicateOrder } });
  const of = (given: readonly [number, number], isOne = false) => {
    const results = [counter(1, 'first'), counter(2, 'second')].slice(0, isOne ? 1 : 2);
    const here = inSession(12, { sheets: sheets(given), results });
    const draft = draftReport(facts({ here, verdict: null }));
    return draft.ok && draft.value.findings.kind === 'class' ? draft.value.findings : draft;
  };
  expect(of([20, 20])).toMatchObject({
    of: 'pair',
    class: 'VOO',
    pair: { session1: 12, session2: 12, enDefect: 0, accepted: true, md: 2.5, mf: 4.5 },
  });
  // Without a second replicate it has the class of its analysis.
  expect(of([20, 20], true)).toMatchObject({ of: 'analysis', class: 'VOO', pair: null });
  expect(of([20, 60])).toMatchObject({ ok: false, code: 'report-class-awaited' });
});

test('RPT-3 what is no counter-assessment is called by the verdict of its sample alone', () => {
  const results = [result(12, 1), result(12, 2)];
  expect(refused({ here: inSession(12, { results }), verdict: null })).toBe('not-found');
});

test('RPT-3 of what is not validated, of training, of nothing and of what was called invalid there is no report', () => {
  const row = (change: Parameters<typeof sessionRow>[0]) =>
    sessionRow({ session: 12, state: 'validated', ...change });
  const forms = [
    { form: 'lines', scores: [] },
    { form: 'points', scores: [score(1)] },
  ] as const;
  for (const form of forms) {
    const inState = (change: Parameters<typeof sessionRow>[0]) =>
      refused({ ...form, here: inSession(12, { row: row(change), results: [] }) });
    expect(inState({ state: 'closed' })).toBe('session-not-validated');
    expect(inState({ training: true })).toBe('report-of-training');
  }
  expect(refused({ here: inSession(12, { results: [] }) })).toBe('not-found');
  expect(refused({ form: 'points', scores: [] })).toBe('not-found');
  const said = { by: 'Eva', at: '2026-11-21T10:00:00.000Z', reason: 'A wrong oil.' };
  const invalid = inSession(12, {
    validity: { valid: false, said },
    results: [result(12, 1, { invalid: said })],
  });
  for (const form of forms) expect(refused({ ...form, here: invalid })).toBe('report-of-invalid');
});

test('RPT-1, ASM-30 a report of points states the scores of each replicate, and that it is valid again by whom and why', () => {
  const scores = [score(1), score(2)];
  const said = { by: 'Eva', at: '2026-11-21T10:00:00.000Z', reason: 'It was the right oil.' };
  const sheets = [sheetOf(1, {}, { points: { harmony: 9 } })];
  const here = inSession(12, { results: [], sheets });
  const draft = drafted({ form: 'points', scores, here });
  expect(draft.findings).toEqual({
    kind: 'award',
    analyses: [1, 2].map((replicate) => ({
      session: 12,
      replicate,
      validatedAt: `2026-11-20T11:0${replicate}:00.000Z`,
      validatedBy: 'Eva',
      scores: scores[replicate - 1]?.scores,
    })),
  });
  expect(draft.deviations).toEqual([]);
  expect(draft.sheets[0]?.points).toEqual({ harmony: 9 });
  expect(draft.sessions).toHaveLength(1);
  // The stored scores do not name the settings history.
  expect(draft.method).toMatchObject({ version: 'verdial-method-2', settingsHeads: '' });
  expect(draft.method.medals).toEqual({ gold: 85, silver: 75, bronze: 65 });
  const again = drafted({
    form: 'points',
    scores,
    here: inSession(12, { validity: { valid: true, said } }),
  });
  expect(again.deviations).toEqual([{ what: 'valid-again', session: 12, ...said }]);
});

/** The stored scores of a replicate of the sample on a sheet of points. */
function score(replicate: Replicate): ScoreRow {
  const total = {
    key: 'total',
    maximum: 100,
    score: 80 + replicate,
    mean: 80,
    median: 80,
    sd: null,
    lowest: 80,
    highest: 80,
    points: [80],
  };
  return {
    sample: { id: 's1', code: 'S-9' },
    replicate,
    scores: {
      sheet: 'award',
      how: 'median',
      n: 1,
      parts: [],
      total,
      rank: 1,
      ranked: 1,
      isTied: false,
      medal: 'silver',
    },
    method: 'verdial-method-2',
    settings: SETTINGS,
    validatedAt: `2026-11-20T11:0${replicate}:00.000Z`,
    validatedBy: 'Eva',
  };
}
