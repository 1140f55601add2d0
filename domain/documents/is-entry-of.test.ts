import { expect, test } from 'vitest';
import { ASSESSMENT } from './assessment.document.ts';
import { EVALUATION } from './evaluation.document.ts';
import { isEntryOf } from './is-entry-of.ts';
import { PLAN } from './session.document.ts';

const taster = crypto.randomUUID();
const exclusion = { reason: 'ill', by: 'leader', at: '2026-11-27T11:00:00.000Z' };
const at = '2026-11-26T09:00:00.000Z';
const calibration = {
  pixelsPerMm: 3.78,
  pixelRatio: 2,
  window: [1280, 800],
  device: 'booth 3',
  at,
};

test.each([
  [EVALUATION, 'marks', 'fusty', 50],
  [EVALUATION, 'marks', 'fusty', null],
  [EVALUATION, 'fields', 'comments', 'x'.repeat(2_000)],
  [EVALUATION, 'fields', 'signature', null],
  [PLAN, 'plan', 'sampleTemperature', null],
  [PLAN, 'plan', 'restMinutes', 15],
  [PLAN, 'tasters', taster, true],
  [PLAN, 'tasters', taster, null],
  [PLAN, 'orders', taster, [taster]],
  [PLAN, 'plan', 'date', '2028-02-29'],
  [PLAN, 'plan', 'start', '23:59'],
  [PLAN, 'plan', 'enMaxDefect', 0.01],
  [PLAN, 'plan', 'enMaxFruity', 10],
  [PLAN, 'plan', 'roomTemperature', 22.4],
  [PLAN, 'plan', 'checks', null],
  [PLAN, 'codes', `${taster}|${taster}`, '417'],
  [PLAN, 'targets', `${taster}|fusty`, { value: 20, low: 15, high: 25 }],
  [PLAN, 'targets', `${taster}|words`, 'Look for fusty'],
  [EVALUATION, 'fields', 'calibration', calibration],
  [EVALUATION, 'fields', 'calibration', null],
  [EVALUATION, 'fields', 'startedAt', at],
  [EVALUATION, 'fields', 'language', 'es'],
  [EVALUATION, 'fields', 'language', 'pt-BR'],
  [EVALUATION, 'fields', 'heatingDevice', '12'],
  [EVALUATION, 'fields', 'heatingDevice', ''],
  [ASSESSMENT, 'exclusions', `${taster}|1`, exclusion],
] as const)('SYN-50 what the pages write is taken: %#', (schema, map, key, value) => {
  expect(isEntryOf(schema, map, key, value)).toBe(true);
});

test.each([
  [EVALUATION, 'marks', 'fusty', 50.5],
  [EVALUATION, 'marks', 'fusty', -1],
  [EVALUATION, 'marks', 'sweet', 50],
  [EVALUATION, 'marks', 'constructor', 50],
  [EVALUATION, 'fields', 'comments', 'x'.repeat(2_001)],
  [EVALUATION, 'fields', 'comments', 5],
  [EVALUATION, 'fields', 'smelledOnly', 'yes'],
  [EVALUATION, 'meta', 'kind', 'tray'],
  [EVALUATION, 'ballast', 'x', 1],
  // Without it the plan could not be read.
  [PLAN, 'plan', 'restMinutes', null],
  [PLAN, 'plan', 'sampleTemperature', 'warm'],
  [PLAN, 'tasters', 'nobody', true],
  [PLAN, 'orders', taster, 'x'.repeat(200_000)],
  [ASSESSMENT, 'exclusions', 'nobody', exclusion],
  [ASSESSMENT, 'exclusions', `${taster}|3`, exclusion],
  [ASSESSMENT, 'exclusions', `${taster}|1`, { reason: 5 }],
] as const)('SYN-50 what no page writes is not: %#', (schema, map, key, value) => {
  expect(isEntryOf(schema, map, key, value)).toBe(false);
});

test.each([
  [PLAN, 'plan', 'date', '2026-02-30'],
  [PLAN, 'plan', 'start', '24:00'],
  [PLAN, 'plan', 'sheet', ''],
  [PLAN, 'plan', 'enMaxDefect', 0],
  [PLAN, 'plan', 'enMaxDefect', 1e-300],
  [PLAN, 'plan', 'enMaxDefect', 10.01],
  [PLAN, 'plan', 'enMaxFruity', 1.005],
  [PLAN, 'plan', 'restMinutes', 240.5],
  [PLAN, 'plan', 'restMinutes', 241],
  [PLAN, 'plan', 'sampleTemperature', -1],
  [PLAN, 'plan', 'roomTemperature', 61],
  [PLAN, 'plan', 'roomTemperature', 22.45],
  [PLAN, 'tasters', taster, 'yes'],
  [PLAN, 'orders', taster, ['a', 'b']],
  [PLAN, 'orders', taster, 'backwards'],
  [PLAN, 'orders', 'nobody', [taster]],
  [PLAN, 'codes', 'a glass', '417'],
  [PLAN, 'codes', `${taster}|${taster}|${taster}`, '417'],
  [PLAN, 'targets', `${taster}|sweet`, { value: 20, low: 15, high: 25 }],
  [PLAN, 'targets', `${taster}|fusty`, { value: 20, low: 21, high: 25 }],
  // FRM-13: a reason that says nothing.
  [ASSESSMENT, 'exclusions', `${taster}|1`, { ...exclusion, reason: ' x ' }],
  [ASSESSMENT, 'exclusions', `${taster}|1`, { ...exclusion, at: 'yesterday' }],
  [ASSESSMENT, 'putBacks', `${taster}|1`, { ...exclusion, at: '2026-11-27' }],
  [ASSESSMENT, 'putBacks', `${taster}|1`, { ...exclusion, by: 'x'.repeat(201) }],
  [EVALUATION, 'fields', 'calibration', { ...calibration, at: 'not-a-date' }],
  [EVALUATION, 'fields', 'calibration', { ...calibration, pixelsPerMm: 1e-300 }],
  [EVALUATION, 'fields', 'calibration', { ...calibration, pixelsPerMm: 40.1 }],
  [EVALUATION, 'fields', 'calibration', { ...calibration, pixelRatio: 0 }],
  [EVALUATION, 'fields', 'calibration', { ...calibration, pixelRatio: 1e300 }],
  [EVALUATION, 'fields', 'calibration', { ...calibration, window: [1280, -800] }],
  [EVALUATION, 'fields', 'startedAt', 'this morning'],
  [EVALUATION, 'fields', 'language', 'the language of my mother'],
  [EVALUATION, 'fields', 'language', '*'],
  [EVALUATION, 'fields', 'heatingDevice', 'the left one'],
  [EVALUATION, 'fields', 'heatingDevice', '000'],
] as const)(
  'SEC-87 what is beyond the bounds of its field is not written: %#',
  (schema, map, key, value) => {
    expect(isEntryOf(schema, map, key, value)).toBe(false);
  },
);
