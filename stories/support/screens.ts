import type { Page } from 'playwright-core';
import { z } from 'zod';

const Sessions = z.object({ rows: z.array(z.object({ session: z.int(), state: z.string() })) });
const Results = z.object({
  rows: z.array(z.object({ session: z.int(), sample: z.object({ id: z.string() }) })),
});
const Rows = z.object({ rows: z.array(z.object({ id: z.string() })) });

async function read<Value>(page: Page, url: string, form: z.ZodType<Value>): Promise<Value> {
  return form.parse(await (await page.request.get(url)).json());
}

/** What the desk's screens lead to in a demonstration, by their names. */
export async function deskScreens(
  page: Page,
  url: string,
): Promise<Readonly<Record<string, string>>> {
  const { rows: sessions } = await read(page, `${url}/api/sessions`, Sessions);
  const [result] = (await read(page, `${url}/api/results`, Results)).rows;
  const [sample] = (await read(page, `${url}/api/samples`, Rows)).rows;
  const [taster] = (await read(page, `${url}/api/tasters`, Rows)).rows;
  const of = (state: string) => sessions.find((one) => one.state === state)?.session ?? '';
  return {
    today: '/intra',
    sessions: '/intra/sessions/list',
    plan: `/intra/sessions/${of('draft')}`,
    board: `/intra/tastersevaluation/${of('shown')}`,
    sheets: `/intra/tastersevaluation/${result?.session}/${result?.sample.id}`,
    paper: `/intra/papersheet/${of('shown')}`,
    labels: `/intra/labels/${of('shown')}`,
    assessment: `/intra/assessments/${result?.session}/${result?.sample.id}`,
    assessments: '/intra/assessments/summary',
    acceptance: '/intra/sessions/acceptance',
    samples: '/intra/samples/list',
    sample: `/intra/samples/${sample?.id}`,
    tasters: '/intra/tasters/list',
    taster: `/intra/tasters/${taster?.id}`,
    panel: '/intra/panels',
    settings: '/intra/panels/settings',
    backups: '/intra/panels/backups',
    audit: '/intra/audit',
    account: '/intra/users',
    quality: '/intra/quality',
    training: '/intra/quality/training',
  };
}

const Reports = z.object({
  rows: z.array(Results.shape.rows.element.extend({ number: z.string() })),
});
const OwnSheets = z.array(z.object({ sheet: z.int() }));

/** The rest of the desk, by the names of its pictures; a report and a sheet of the panel's own where there is one. */
export async function furtherScreens(
  page: Page,
  url: string,
): Promise<Readonly<Record<string, string>>> {
  const { rows: sessions } = await read(page, `${url}/api/sessions`, Sessions);
  const [taster] = (await read(page, `${url}/api/tasters`, Rows)).rows;
  const [result] = (await read(page, `${url}/api/results`, Results)).rows;
  const [report] = (await read(page, `${url}/api/reports`, Reports)).rows;
  const [own] = await read(page, `${url}/api/sheets`, OwnSheets);
  const reported = report ?? result;
  const validated = sessions.find(({ state }) => state === 'validated')?.session ?? '';
  return {
    reports: '/intra/reports/list',
    'report-draft': `/intra/reports/${reported?.session}/${reported?.sample.id}`,
    ...(report === undefined ? {} : { report: `/intra/reports/${report.number}` }),
    'panel-sheets': '/intra/panels/sheets',
    ...(own === undefined ? {} : { 'panel-sheet': `/intra/panels/sheets/${own.sheet}` }),
    'new-session': '/intra/sessions/',
    'validated-session': `/intra/sessions/${validated}`,
    'validated-board': `/intra/tastersevaluation/${validated}`,
    'new-sample': '/intra/samples/',
    'new-taster': '/intra/tasters/',
    'taster-state': `/intra/tasters/state/${taster?.id}`,
    'panel-precision': '/intra/quality/panelprecision',
    'panel-deviation': '/intra/quality/paneldeviation',
    'taster-precision': '/intra/quality/tasterprecision?taster=T02',
    'taster-deviation': '/intra/quality/tasterdeviation?taster=T02',
    'taster-reference': '/intra/quality/tasterdeviation/reference?taster=T02',
    evolution: '/intra/quality/tasterevolution?taster=T02',
    competence: '/intra/quality/tastercompetence',
    aids: '/intra/quality/aids?attribute=fruity',
    access: '/intra/access',
    nothing: '/intra/nothing-here',
  };
}

/** Screens of a taster. */
export const BOOTH_SCREENS = {
  evaluations: '/intra/evaluations',
  calibration: '/intra/calibration',
} as const;

/** What else anybody may open. */
export const FURTHER_DOORS = { verify: '/verify' } as const;

/** Where a link leads, and what went wrong: of these the gallery has the pictures. */
export const LINK_DOORS = {
  'second-factor': '/second-factor',
  reset: '/reset',
  'new-password': '/reset?token=no-such-token',
  confirm: '/confirm?token=no-such-token',
  error: '/error',
} as const;

/** Screens anybody may open. */
export const DOOR_SCREENS = { landing: '/', login: '/login', workbench: '/workbench' } as const;
