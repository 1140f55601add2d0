import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { columnsOf, lifelikeHistory } from '../testing/lifelike-history.ts';
import { runSteps } from '../testing/run-steps.ts';
import { aidsSteps } from './aids-report.ts';
import { evolutionSteps, qualitySteps } from './quality-steps.ts';

test.each([1, 2, 3, 4, 5])(
  'QUA-2 what is computed of a history, written down and read again, is the same: %i',
  (seed) => {
    const { sheets } = lifelikeHistory(seed);
    const settings = defaultPanelSettings();
    const input = { columns: columnsOf(sheets), references: [], settings, asOf: null };
    const computed = [
      runSteps(qualitySteps(input)),
      runSteps(evolutionSteps(input, null)),
      runSteps(aidsSteps(input, null)),
    ];
    expect(JSON.parse(JSON.stringify(computed))).toStrictEqual(computed);
  },
);
