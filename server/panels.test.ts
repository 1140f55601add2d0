import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ROUTE_ROLES } from '../domain/api/route-roles.ts';
import { COMMANDS } from '../domain/commands/commands.ts';
import { sampleForm } from '../domain/samples/testing/sample-row.ts';
import { tasterForm } from '../domain/tasters/testing/taster-row.ts';
import { type Person, wholeProduct } from './testing/whole-product.ts';

/** A word that occurs in every record of the first panel and in none of the second. */
const MARK = 'Alcaudete';

const Id = z.object({ id: z.string() });
const Opened = z.object({ user: z.string(), invitation: z.object({ path: z.string() }) });
const Me = z.object({ panel: z.object({ id: z.string() }) });

let product: Awaited<ReturnType<typeof wholeProduct>>;
let own: Person;
let other: Person;
const of = { panel: '', sample: '', taster: '', user: '', session: 1 };

const sample = sampleForm({
  code: `${MARK}-1`,
  externalReference: MARK,
  receptionDate: '2026-11-02',
  initialQuantity: 500,
  additionalInfo: MARK,
});
const taster = tasterForm({ code: `${MARK}-T1`, firstName: MARK, lastName: 'Oliva' });

beforeAll(async () => {
  product = await wholeProduct();
  own = await product.found(`Panel ${MARK}`, 'own.leader');
  other = await product.found('Panel Martos', 'other.leader');
  of.panel = Me.parse((await own.call('GET', '/api/me')).value).panel.id;
  of.sample = Id.parse((await own.call('POST', '/api/samples', sample)).value).id;
  of.taster = Id.parse((await own.call('POST', '/api/tasters', taster)).value).id;
  await own.call('POST', '/api/commands/create-session', { date: '2026-11-27', training: false });
  await own.call('POST', '/api/commands/add-status', {
    taster: of.taster,
    status: 'training',
    from: '2026-11-01',
    reason: MARK,
  });
  const opened = await own.call('POST', '/api/accounts', {
    role: 'adjuntos',
    name: `Ana ${MARK}`,
    username: 'own.assistant',
    email: '',
  });
  const { user, invitation } = Opened.parse(opened.value);
  of.user = user;
  await product.choose(invitation.path);
});
afterAll(() => product.close());

/** The path of a route with the ids of the first panel in it. */
const filled = (path: string): string =>
  path
    .replace('/samples/:id', `/samples/${of.sample}`)
    .replace('/tasters/:id', `/tasters/${of.taster}`)
    .replace(':session', String(of.session))
    .replace(':user', of.user)
    .replace(':kind/:id', `sample/${of.sample}`)
    .replace(/:device/, of.user);

describe('ISO-1 one panel is to another as if it were not there', () => {
  const routes = Object.keys(ROUTE_ROLES).map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return { name, method, path };
  });
  const read = routes.filter(({ method, path }) => method === 'GET' && !path.includes('setup'));

  test.each(read)('$name tells nothing of it', async ({ path }) => {
    const answer = await other.call('GET', filled(path));
    const nobodys = await other.call(
      'GET',
      path.replaceAll(/:\w+/g, (name) =>
        name === ':kind' ? 'sample' : '00000000-0000-4000-8000-000000000000',
      ),
    );
    expect(answer.text).not.toContain(MARK);
    if (path.includes(':'))
      expect([answer.status, answer.text]).toEqual([nobodys.status, nobodys.text]);
    for (const query of [`search=${MARK}`, `search=${of.sample}`]) {
      const found = await other.call('GET', `${filled(path)}?${query}`);
      expect(found.text).not.toContain(MARK);
    }
  });

  test.each([
    ['PUT', () => `/api/samples/${of.sample}`, { ...sample, revision: 1 }],
    ['DELETE', () => `/api/samples/${of.sample}`, { revision: 1 }],
    ['PUT', () => `/api/tasters/${of.taster}`, { ...taster, revision: 1 }],
    ['DELETE', () => `/api/tasters/${of.taster}`, { revision: 1 }],
    ['PUT', () => `/api/accounts/${of.user}`, { name: 'x', email: '', enabled: false }],
    ['POST', () => `/api/accounts/${of.user}/invitation`, {}],
    ['POST', () => `/api/access/devices/${of.user}/sign-out`, {}],
  ] as const)('%s %s changes nothing of it', async (method, path, body) => {
    expect((await other.call(method, path(), body)).status).toBe(404);
  });

  test('an account is not opened for a taster of it', async () => {
    const body = { role: 'catadores', taster: of.taster, username: 'thief', email: '' };
    expect((await other.call('POST', '/api/accounts', body)).status).toBe(404);
  });

  test.each(Object.keys(COMMANDS).filter((name) => !/create-session|change-settings/.test(name)))(
    'the command %s reaches nothing of it',
    async (name) => {
      const all = {
        session: of.session,
        taster: of.taster,
        sample: of.sample,
        replicate: 1,
        code: '417',
        reason: 'a reason',
        entry: of.sample,
        status: 'retired',
        from: '2027-01-01',
        call: 'help',
        date: '2026-11-27',
        verdict: 'accepted',
        class: 'VOO',
        valid: false,
        first: PAPER,
        second: PAPER,
        kept: PAPER,
        comments: '',
        customer: '',
        remarks: '',
        hasAnnex: true,
        seen: '',
        anyway: false,
      };
      const asked = Object.entries(all).filter(
        ([key]) =>
          key in z.object({ shape: z.record(z.string(), z.unknown()) }).parse(shapeOf(name)).shape,
      );
      const answer = await other.call('POST', `/api/commands/${name}`, Object.fromEntries(asked));
      expect([403, 404]).toContain(answer.status);
    },
  );

  test('its documents are out of reach, as those that nobody has', async () => {
    for (const name of [
      `${of.panel}/session/1`,
      `${of.panel}/session/77`,
      `${of.panel}/assessment/1.${of.sample}`,
      `${of.panel}/tray/1.${of.taster}`,
    ]) {
      const live = other.open(name);
      expect((await live.closed).reason).toBe('out-of-reach');
      live.end();
    }
  });

  test('it is still as it was', async () => {
    expect(await own.call('GET', `/api/samples/${of.sample}`)).toMatchObject({
      value: { revision: 1, active: true },
    });
    expect(await own.call('GET', `/api/tasters/${of.taster}`)).toMatchObject({
      value: { status: 'training' },
    });
    const numbers = await own.call('GET', '/api/sessions');
    expect(numbers.value).toMatchObject({ total: 1 });
  });
});

describe('ACC-7 an account that is disabled', () => {
  test('loses its open documents within a second, and does not come back', async () => {
    const assistant = await product.signIn('own.assistant');
    const live = assistant.open(`${of.panel}/session/1`);
    await live.synced;
    const start = performance.now();
    const change = { name: 'Ana', email: '', enabled: false };
    expect((await own.call('PUT', `/api/accounts/${of.user}`, change)).status).toBe(200);
    expect((await live.closed).at - start).toBeLessThan(1_000);
    expect(await live.again()).toBe('signed-out');
    live.end();
    await expect(product.signIn('own.assistant')).rejects.toThrow('credentials-wrong');
  });
});

/** A blank paper sheet, as it is keyed in. */
const PAPER = {
  marks: {},
  fruityKind: null,
  otherDescriptor: null,
  smelledOnly: false,
  heatingDevice: '',
};

function shapeOf(name: string): unknown {
  return Object.entries(COMMANDS).find(([known]) => known === name)?.[1];
}
