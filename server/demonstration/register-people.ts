import type { DemoAccount } from '../../domain/account/demo-account.ts';
import { parseTasterId, type TasterId } from '../../domain/words/ids.ts';
import type { Role } from '../../domain/words/role.ts';
import { foundPanel } from '../accounts/found-panel.ts';
import { insertAccount } from '../accounts/insert-account.ts';
import { appendAudit } from '../audit/append-audit.ts';
import type { Issuer } from '../audit/issuer.ts';
import type { TrailScope } from '../audit/trail-scope.ts';
import type { PanelScope } from '../database/database.ts';
import { insertTaster, linkAccount } from '../database/tasters/tasters.ts';
import type { DemoTaster } from './demo-panel.ts';
import { done, must } from './must.ts';
import type { SeededRandom } from './seeded-random.ts';
import { drawHand } from './simulated-taster.ts';

/** A person of the demonstration panel. None of them exists. */
type Person = { readonly firstName: string; readonly lastName: string };

/** The panel, its leader and its assistant. */
const PANEL = {
  name: 'Panel de la Sierra',
  leader: { firstName: 'Elena', lastName: 'Marín', username: 'leader' },
  assistant: { firstName: 'Tomás', lastName: 'Rueda', username: 'assistant' },
} as const;

/** The fourteen tasters. */
const TASTERS: readonly Person[] = [
  { firstName: 'Alba', lastName: 'Castillo' },
  { firstName: 'Bruno', lastName: 'Navarro' },
  { firstName: 'Carmen', lastName: 'Ortega' },
  { firstName: 'Diego', lastName: 'Salas' },
  { firstName: 'Estrella', lastName: 'Vega' },
  { firstName: 'Fermín', lastName: 'Luque' },
  { firstName: 'Giulia', lastName: 'Bassi' },
  { firstName: 'Hugo', lastName: 'Molina' },
  { firstName: 'Irene', lastName: 'Prado' },
  { firstName: 'Julien', lastName: 'Mercier' },
  { firstName: 'Lucía', lastName: 'Campos' },
  { firstName: 'Mateo', lastName: 'Rivas' },
  { firstName: 'Nora', lastName: 'Whitfield' },
  { firstName: 'Óscar', lastName: 'Peña' },
];

/** The origin of the demonstration's entries in the audit trail. */
const FROM = 'demonstration';

/** The founded panel and its people. */
export type Registered = {
  readonly scope: PanelScope;
  readonly leader: Issuer;
  readonly tasters: readonly DemoTaster[];
  /** User names and roles of the accounts. */
  readonly accounts: readonly Omit<DemoAccount, 'password'>[];
};

/**
 * Founds the demonstration panel with its leader, assistant and tasters. All accounts have one
 * password.
 */
export async function registerPeople(
  trail: TrailScope,
  random: SeededRandom,
  { hash, at, timeZone }: { readonly hash: string; readonly at: Date; readonly timeZone: string },
): Promise<Registered> {
  const leaderName = fullName(PANEL.leader);
  const { username } = PANEL.leader;
  const founded = done(
    await foundPanel(trail, {
      panel: PANEL.name,
      leader: leaderName,
      username,
      email: '',
      timeZone,
      hash,
      from: FROM,
      at,
    }),
  );
  const { panel } = founded;
  const { trx } = trail;
  const scope = { trx, panel };
  const base = { panel, email: '', hash };
  const assistant = { name: fullName(PANEL.assistant), username: PANEL.assistant.username };
  const leader = {
    user: founded.account,
    name: leaderName,
    role: 'jefespanel',
    panel,
    from: FROM,
  };
  /** Opens an account, and records it in the audit trail like one that a leader opens (BAK-56). */
  const open = async (
    own: { readonly name: string; readonly username: string },
    role: Role,
    taster: TasterId | null,
  ) => {
    const account = done(await insertAccount(trx, { ...base, ...own, role, taster }));
    const { user: actor, ...whence } = leader;
    const told = {
      command: 'open-account',
      data: { account, ...(taster === null ? {} : { taster }) },
      after: { role, ...own, email: base.email },
    };
    await appendAudit(trail, { actor, ...whence, ...told }, at);
    return account;
  };
  await open(assistant, 'adjuntos', null);

  const tasters: DemoTaster[] = [];
  for (const [index, person] of TASTERS.entries()) {
    const [id, code] = [
      must(parseTasterId(random.uuid())),
      `T${String(index + 1).padStart(2, '0')}`,
    ];
    const fields = { phone: '', email: '', additionalInfo: '', active: true, revision: 0 };
    done(await insertTaster(scope, id, { code, ...person, ...fields }));
    const own = { name: fullName(person), username: usernameOf(person) };
    const account = await open(own, 'catadores', id);
    await linkAccount(scope, id, { account, username: own.username });
    const issuer = { user: account, name: own.name, role: 'catadores', panel, from: FROM };
    tasters.push({ id, code, hand: drawHand(random), issuer });
  }

  const account = (name: string, role: Role) => ({ username: name, role });
  return {
    scope,
    leader,
    tasters,
    accounts: [
      account(username, 'jefespanel'),
      account(assistant.username, 'adjuntos'),
      ...TASTERS.map((person) => account(usernameOf(person), 'catadores')),
    ],
  };
}

const fullName = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;

/** The user name of a person: the first name in lower case, without accents. */
const usernameOf = ({ firstName }: Person): string =>
  firstName
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
