import { expect, test } from 'vitest';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { defaultPanelSettings } from '../../../domain/settings/panel-settings.ts';
import { ATTRIBUTE_KEYS } from '../../../domain/words/attributes.ts';
import { assessmentFixture } from '../../parts/figures/assessment.fixture.ts';
import { differingFields } from './compare-result.ts';

const live = assessmentFixture();
const stored = (figures: unknown): ResultRow => ({
  session: 12,
  date: '2026-11-20',
  sample: { id: 's', code: 'S-26-0409' },
  replicate: 1,
  n: live.n,
  class: live.class,
  predominantDefect: live.predominantDefect,
  md: live.md,
  mf: live.mf,
  reliable: live.reliable,
  figures,
  method: 'verdial-method-1',
  settingsHeads: '',
  settings: defaultPanelSettings(),
  validatedAt: '2026-11-20T11:00:00Z',
  validatedBy: 'leader',
  validationReason: null,
  isProvisional: false,
  isCounter: false,
  invalid: null,
  training: false,
  report: null,
  codes: [],
});

test.each([[null], [undefined], [{}], [{ attributes: null }], [{ attributes: {} }], ['figures']])(
  'RES-1 a stored result whose figures are %j is not called equal to the live one',
  (figures) => {
    expect(differingFields(stored(figures), live)).toEqual(ATTRIBUTE_KEYS);
  },
);

test('RES-1 a single figure that is not stored is named', () => {
  const { median: _, ...less } = live.attributes.fusty;
  const figures = { attributes: { ...live.attributes, fusty: less } };
  expect(differingFields(stored(figures), live)).toEqual(['fusty.median']);
});
