import { expect, test } from 'vitest';
import { ASSESSMENT } from './assessment.document.ts';
import { EVALUATION } from './evaluation.document.ts';
import { isEntryOf } from './is-entry-of.ts';
import { PLAN } from './session.document.ts';

const taster = crypto.randomUUID();
const exclusion = { reason: 'ill', by: 'leader', at: '2026-11-27' };

test.each([
  [EVALUATION, 'marks', 'fusty', 50],
  [EVALUATION, 'marks', 'fusty', null],
  [EVALUATION, 'fields', 'comments', 'x'.repeat(2_000)],
  [EVALUATION, 'fields', 'signature', null],
  [PLAN, 'plan', 'sampleTemperature', null],
  [PLAN, 'plan', 'restMinutes', 15],
  [PLAN, 'tasters', taster, true],
  [PLAN, 'tasters', taster, null],
  [PLAN, 'orders', taster, ['a', 'b']],
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
