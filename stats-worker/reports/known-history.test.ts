import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { createAssessOnce } from '../history/assess-once.ts';
import { columnsOf, lifelikeHistory } from '../testing/lifelike-history.ts';
import { runSteps } from '../testing/run-steps.ts';
import { createKnownHistory } from './known-history.ts';

const settings = defaultPanelSettings();
const question = (seed: number, name?: string, asOf: string | null = null) => ({
  columns: columnsOf(lifelikeHistory(seed).sheets),
  references: [],
  settings,
  asOf,
  ...(name === undefined ? {} : { name }),
});

test('QUA-2 a history that goes by the name of the last is not read again, on whatever day it is asked for', () => {
  const known = createKnownHistory();
  const columnsIn = (asked: ReturnType<typeof question>) => {
    const checked = known(asked);
    return checked.ok ? [checked.value.columns, checked.value.asOf] : checked.code;
  };
  const first = question(1, 'a');
  expect(columnsIn(first)).toEqual([first.columns, null]);
  expect(columnsIn(question(2, 'a', '2026-11-01'))[0]).toBe(first.columns);
  expect(columnsIn(question(2, 'a', '2026-02-30'))).toBe('date-unknown');
  const nameless = question(2);
  expect(columnsIn(nameless)[0]).toBe(nameless.columns);
  const other = question(3, 'b');
  expect(columnsIn(other)[0]).toBe(other.columns);
  const again = question(1, 'a');
  expect(columnsIn(again)[0]).toBe(again.columns);
});

test('QUA-2 a history is assessed once for whatever is asked of it, and another by itself', () => {
  const assess = createAssessOnce();
  const { columns } = question(1);
  const first = runSteps(assess(columns, settings));
  expect(runSteps(assess(columns, settings))).toBe(first);
  const stricter = { ...settings, indexLimit: settings.indexLimit / 2 };
  expect(runSteps(assess(columns, stricter))).not.toBe(first);
  expect(runSteps(assess(question(2).columns, settings))).not.toBe(first);
});
