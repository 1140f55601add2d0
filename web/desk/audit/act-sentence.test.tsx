import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { messages as es } from '../../../locales/es/desk.po';
import { ActSentence } from './act-sentence.tsx';
import { entry, sealed } from './testing/trail-entries.ts';
import type { TrailRun } from './trail-runs.ts';

async function said(run: TrailRun, locale = 'en'): Promise<string> {
  const i18n = setupI18n({ locale, messages: { en: {}, es } });
  const shown = await render(
    <I18nProvider i18n={i18n}>
      <ActSentence run={run} />
    </I18nProvider>,
  );
  const text = page.elementLocator(shown.container).element().textContent ?? '';
  await shown.unmount();
  return text;
}

const names = { t1: 'T01 Lucía Ferrer' };
const sheet = { session: '48', taster: 't1', code: '893' };
const by = (command: string, rest: Partial<NamedAuditRow> = {}): TrailRun => [
  entry(1, [10, 0], { command, data: sheet, before: null, after: null, names, ...rest }),
];

test('AUD-16 AUD-50 a sheet is signed by its taster, whoever sealed it, and several sign in one sentence', async () => {
  const one = by('seal-sheet', { role: 'server', name: '' });
  expect(await said(one)).toBe('T01 Lucía Ferrer signed glass 893 of session 48.');
  expect(await said(one, 'es')).toBe('T01 Lucía Ferrer firmó la copa 893 de la sesión 48.');
  const several: TrailRun = [sealed(1, [10, 0]), sealed(2, [10, 1])];
  expect(await said(several)).toBe('2 tasters signed glass 417 of session 214.');
  expect(await said(several, 'es')).toBe('2 catadores firmaron la copa 417 de la sesión 214.');
});

test('AUD-16 KEY-6 AUD-51 what a person overrode or keyed in is in the sentence, and what has no sentence stands beside who did it', async () => {
  const session = { data: { session: '48' } };
  expect(await said(by('validate-session', session))).toBe('Isabel Navarro validated session 48.');
  expect(await said(by('validate-session', { ...session, reason: 'Agreed' }))).toBe(
    'Isabel Navarro validated session 48 despite unmet criteria.',
  );
  expect(await said(by('exclude-sheet'))).toBe(
    'Isabel Navarro left out T01 Lucía Ferrer’s sheet for glass 893, session 48.',
  );
  expect(await said(by('key-sheet'))).toBe(
    'Isabel Navarro keyed in T01 Lucía Ferrer’s paper sheet for glass 893, session 48.',
  );
  const changed = by('change-sample', { data: { sample: 's1' }, names: { s1: 'S-26-0405' } });
  expect(await said(changed)).toBe('Isabel Navarro changed the sample S-26-0405.');
  const [first] = by('change-sample', { data: {}, after: { code: 'S-1' } });
  const [second] = by('change-sample', { data: {}, after: { code: 'S-2' } });
  expect(await said([first, second])).toBe('Isabel Navarro · Sample changed: S-1 and S-2');
});

test('AUD-16 SES-16 the decision on a tasting day is a sentence with its day', async () => {
  const judged = (verdict: string) =>
    by('judge-day', { data: { date: '2026-11-20' }, after: { verdict, sessions: [48] } });
  expect(await said(judged('accepted'))).toBe(
    'Isabel Navarro accepted the tasting day 11/20/2026.',
  );
  expect(await said(judged('rejected'))).toBe(
    'Isabel Navarro rejected the tasting day 11/20/2026.',
  );
  expect(await said(judged('reopened'), 'es')).toBe(
    'Isabel Navarro reabrió el día de cata 20/11/2026.',
  );
  const [first] = judged('accepted');
  const [second] = judged('rejected');
  expect(await said([first, second])).toMatch(/^Isabel Navarro · Verdict on a tasting day/);
});

test('AUD-16 RPT-2 a report that was issued is told by its number, several by theirs', async () => {
  const issued = (report: string) =>
    by('issue-report', {
      data: { session: '48', sample: 's1', report },
      names: { s1: 'S-26-0405' },
    });
  const [first] = issued('2026-0001');
  const [second] = issued('2026-0002');
  expect(await said([first])).toBe('Isabel Navarro issued report 2026-0001 of session 48.');
  expect(await said([second, first])).toBe(
    'Isabel Navarro issued reports 2026-0001 and 2026-0002 of session 48.',
  );
});

test('AUD-13 RPT-2 AUD-46 the number of a report, and each of several, breaks at no hyphen', async () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const issued = (report: string) => by('issue-report', { data: { session: '48', report } });
  const [first] = issued('2026-0001');
  const [second] = issued('2026-0002');
  for (const run of [[first], [second, first]] satisfies TrailRun[]) {
    const shown = await render(
      <I18nProvider i18n={i18n}>
        <ActSentence run={run} />
      </I18nProvider>,
    );
    const number = page.getByText('2026-0001', { exact: true }).element();
    expect(getComputedStyle(number).whiteSpace).toBe('nowrap');
    await shown.unmount();
  }
});

test('AUD-16 what was turned says which way: an assessment, a sample, the rule about the second factor', async () => {
  const assessment = (after: unknown) =>
    by('judge-assessment', { data: { session: '48', sample: 's1' }, after, names: { s1: 'S-1' } });
  const valid = (is: boolean) => said(assessment({ valid: is, verdicts: [] }));
  expect(await valid(true)).toBe('Isabel Navarro called S-1’s assessment in session 48 valid.');
  expect(await valid(false)).toBe('Isabel Navarro called S-1’s assessment in session 48 invalid.');
  // An entry without the data for it does not say a direction.
  expect(await said(assessment(null))).toMatch(/judged S-1’s assessment/);

  const turned = (id: string, was: readonly boolean[], is: readonly boolean[]): TrailRun =>
    by('set-sample-state', {
      data: { sample: id },
      before: { code: id, active: was[0], validated: was[1] },
      after: { code: id, active: is[0], validated: is[1] },
      names: { s1: 'S-1', s2: 'S-2' },
    });
  const on = [true, true] as const;
  const cases = [
    ['activated', [false, true], on],
    ['deactivated', on, [false, true]],
    ['validated', [true, false], on],
    ['invalidated', on, [true, false]],
  ] as const;
  for (const [verb, was, is] of cases) {
    const [first] = turned('s1', was, is);
    const [second] = turned('s2', was, is);
    expect(await said([first])).toBe(`Isabel Navarro ${verb} the sample S-1.`);
    expect(await said([second, first])).toBe(`Isabel Navarro ${verb} the samples S-1 and S-2.`);
  }
  expect(await said(turned('s1', on, [false, false]))).toBe(
    'Isabel Navarro changed the state of sample S-1.',
  );
  const [validated] = turned('s1', [true, false], on);
  const [invalidated] = turned('s2', on, [true, false]);
  expect(await said([validated, invalidated])).toMatch(/^Isabel Navarro · State of a sample/);

  const rule = (required: boolean) => said(by('require-second-factor', { after: { required } }));
  expect(await rule(true)).toBe('Isabel Navarro made the second factor required.');
  expect(await rule(false)).toBe('Isabel Navarro made the second factor optional.');
});

test('AUD-13 AUD-16 what who runs the installation did is told of them, not of Verdial', async () => {
  const acted = { role: 'operator', name: 'operator', data: { account: 'a1' } };
  const cleared = by('clear-second-factor', { ...acted, names: { a1: 'ana' } });
  expect(await said(cleared)).toMatch(/^Administrator of the installation /);
  expect(await said(cleared, 'es')).toMatch(/^Administrador de la instalación /);
  expect(await said(by('sign-head', { role: 'system', name: 'server' }))).toMatch(/^Verdial /);
});

test('AUD-16 AUD-51 samples that were registered one after another are one sentence, each the way to itself; of many it is said how many', async () => {
  const registered = (count: number): TrailRun => {
    const [first, ...rest] = Array.from({ length: count }, (_, at) =>
      entry(count - at, [10, 0], {
        command: 'register-sample',
        data: { sample: `s${at}` },
        after: { code: `S-${at}` },
        names: { [`s${at}`]: `S-${at}` },
      }),
    );
    if (first === undefined) throw new Error('no entry');
    return [first, ...rest];
  };
  expect(await said(registered(1))).toBe('Isabel Navarro registered the sample S-0.');
  expect(await said(registered(2))).toBe('Isabel Navarro registered the samples S-0 and S-1.');
  expect(await said(registered(9))).toBe('Isabel Navarro registered 9 samples.');
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  await render(
    <I18nProvider i18n={i18n}>
      <ActSentence run={registered(2)} />
    </I18nProvider>,
  );
  const ways = page.getByRole('link').elements();
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/intra/samples/s0',
    '/intra/samples/s1',
  ]);
});
