import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { entry } from '../../desk/audit/testing/trail-entries.ts';
import { PlanChange } from './plan-change.tsx';

async function told(run: readonly NamedAuditRow[], locale = 'en'): Promise<string> {
  const shown = await render(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: {} } })}>
      <PlanChange run={run} />
    </I18nProvider>,
  );
  const text = page.elementLocator(shown.container).element().textContent ?? '';
  await shown.unmount();
  return text;
}

const plan = (before: unknown, after: unknown): NamedAuditRow =>
  entry(1, [10, 0], { command: 'change-plan', data: { session: '52' }, before, after });

test('AUD-18 an entry on a plan names the fields that changed, from what to what where it is one value', async () => {
  const room = { roomTemperature: null, start: '10:00' };
  const warm = { roomTemperature: 22.4, start: '16:30' };
  expect(await told([plan(room, warm)])).toBe(
    'Temperature of the room, °C: – → 22.4; Start: 10:00\u00a0AM → 04:30\u00a0PM',
  );
  expect(await told([plan(room, warm)], 'es')).toContain('– → 22,4; Start: 10:00 → 16:30');
  expect(await told([plan({ samples: [] }, { samples: [{ sample: 's1', replicate: 1 }] })])).toBe(
    'Samples',
  );
  expect(await told([plan({}, { draws: 2 })])).toBe('Draws of codes and orders: 2');
  const long = 'The light in booth 4 flickers, so it stays empty today.';
  expect(await told([plan({ notes: '' }, { notes: long })])).toBe('Notes');
});

test('AUD-18 of more than three fields the first three are named and the others counted', async () => {
  const before = { roomTemperature: 21, restMinutes: 10, multicode: false, training: false };
  const after = { roomTemperature: 22, restMinutes: 15, multicode: true, training: true, draws: 1 };
  expect(await told([plan(before, after)])).toBe(
    'Temperature of the room, °C: 21 → 22; Rest between samples, min: 10 → 15; A code of its own for each taster: No → Yes and 2 more',
  );
});

test('AUD-18 entries of a run are told as one change, and what came back to what it was is none', async () => {
  const run = [
    plan({ restMinutes: 15, start: '11:00' }, { restMinutes: 20, start: '10:00', draws: 1 }),
    plan({ restMinutes: 10, start: '10:00' }, { restMinutes: 15, start: '11:00', draws: 1 }),
  ];
  expect(await told(run)).toBe('Rest between samples, min: 10 → 20; Draws of codes and orders: 2');
});

test('AUD-18 an entry that tells of no field, or of another act, is as it was', async () => {
  expect(await told([plan(null, null)])).toBe('');
  expect(await told([entry(1, [10, 0])])).toBe('');
});
