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
    sheets: `/intra/evaluations/${of('shown')}`,
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

/** The rest of the desk, which needs no picture of its own. */
export async function furtherScreens(
  page: Page,
  url: string,
): Promise<Readonly<Record<string, string>>> {
  const { rows: sessions } = await read(page, `${url}/api/sessions`, Sessions);
  const [taster] = (await read(page, `${url}/api/tasters`, Rows)).rows;
  const [result] = (await read(page, `${url}/api/results`, Results)).rows;
  const validated = sessions.find(({ state }) => state === 'validated')?.session ?? '';
  return {
    reports: '/intra/reports/list',
    'the report of a sample': `/intra/reports/${result?.session}/${result?.sample.id}`,
    'a new session': '/intra/sessions/',
    'a validated session': `/intra/sessions/${validated}`,
    'its board': `/intra/tastersevaluation/${validated}`,
    'its sheets': `/intra/evaluations/${validated}`,
    'a new sample': '/intra/samples/',
    'a new taster': '/intra/tasters/',
    'the state of a taster': `/intra/tasters/state/${taster?.id}`,
    'panel precision': '/intra/quality/panelprecision',
    'panel deviation': '/intra/quality/paneldeviation',
    'taster precision': '/intra/quality/tasterprecision?taster=T02',
    'taster deviation': '/intra/quality/tasterdeviation?taster=T02',
    'deviation from reference': '/intra/quality/tasterdeviation/reference?taster=T02',
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

/** What anybody may open and needs no picture of its own. */
export const FURTHER_DOORS = { verify: '/verify' } as const;

/** Screens anybody may open. */
export const DOOR_SCREENS = { landing: '/', login: '/login', workbench: '/workbench' } as const;
