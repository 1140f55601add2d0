import type { ResultRow } from '../../../domain/results/result-row.ts';
import { defaultPanelSettings } from '../../../domain/settings/panel-settings.ts';
import { assessmentFixture } from './assessment.fixture.ts';

/** A stored result, as it is with what `assessmentFixture` computes; with some of it changed. */
export function resultRowFixture(change: Partial<ResultRow> = {}): ResultRow {
  const { n, class: oil, predominantDefect, md, mf, reliable, attributes } = assessmentFixture();
  return {
    session: 12,
    date: '2026-11-20',
    sample: { id: 's', code: 'S-26-0409' },
    replicate: 1,
    n,
    class: oil,
    predominantDefect,
    md,
    mf,
    reliable,
    figures: { attributes },
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
    training: false,
    report: null,
    codes: [],
    ...change,
  };
}
