import type { PlanFields } from '../documents/session.document.ts';
import type { Role } from '../words/role.ts';
import type { SessionState } from '../words/session-state.ts';

/** Whether a value of a live document may be written: any value, one that changes nothing of what was served, or none. */
export type DeskWrite = 'write' | 'add' | 'no';

type ByState = Readonly<Record<SessionState, DeskWrite>>;
type ByRole = Readonly<Record<Role, ByState>>;

const NEVER: ByState = { draft: 'no', shown: 'no', hidden: 'no', closed: 'no', validated: 'no' };

/** Leader and assistants write alike, and a taster writes nothing of the desk's documents. */
const desk = (byState: ByState): ByRole => ({
  jefespanel: byState,
  adjuntos: byState,
  catadores: NEVER,
});

/** What decides which oil is in which glass, or by which limits a result is accepted. */
const UNTIL_SHOWN = desk({ ...NEVER, draft: 'write' });
/** The same, where a taster may join a session that was shown, or be served a further glass (SES-7). */
const SERVED_ONCE = desk({ ...NEVER, draft: 'write', shown: 'add', hidden: 'add' });
/** The conditions while people taste. */
const UNTIL_ENDED = desk({ ...NEVER, draft: 'write', shown: 'write', hidden: 'write' });
/** What is noted down, until the session is validated. */
const UNTIL_VALIDATED = desk({
  draft: 'write',
  shown: 'write',
  hidden: 'write',
  closed: 'write',
  validated: 'no',
});

/** A place of a plan: a field of it, a root map of which each key is judged alike, or its notes. */
type PlanPlace =
  | `plan.${keyof PlanFields}`
  | 'entries'
  | 'tasters'
  | 'codes'
  | 'orders'
  | 'targets'
  | 'notes';

/**
 * SEC-85: who may write which value of a plan and of the working notes on a sample, by the state of their session. What is
 * not in this table is written by nobody.
 */
export const DESK_WRITES: {
  readonly session: Readonly<Record<PlanPlace, ByRole>>;
  readonly assessment: Readonly<Record<'exclusions' | 'putBacks' | 'notes', ByRole>>;
} = {
  session: {
    'plan.date': UNTIL_SHOWN,
    'plan.start': UNTIL_SHOWN,
    'plan.sheet': UNTIL_SHOWN,
    'plan.sampleTemperature': UNTIL_ENDED,
    'plan.roomTemperature': UNTIL_ENDED,
    'plan.restMinutes': UNTIL_ENDED,
    'plan.training': UNTIL_SHOWN,
    'plan.multicode': UNTIL_SHOWN,
    'plan.enMaxDefect': UNTIL_SHOWN,
    'plan.enMaxFruity': UNTIL_SHOWN,
    'plan.checks': UNTIL_SHOWN,
    'plan.answers': UNTIL_SHOWN,
    'plan.counts': UNTIL_SHOWN,
    entries: SERVED_ONCE,
    tasters: SERVED_ONCE,
    codes: SERVED_ONCE,
    orders: SERVED_ONCE,
    targets: UNTIL_SHOWN,
    notes: UNTIL_VALIDATED,
  },
  assessment: {
    exclusions: UNTIL_VALIDATED,
    putBacks: UNTIL_VALIDATED,
    notes: UNTIL_VALIDATED,
  },
};

/** A glass that was served, as far as a plan must not change it. */
type Served = { readonly taster: string; readonly entry: string; readonly code: string };

/** What is known of a session when something of its documents is written: its state, and its served glasses. */
export type SessionFacts = { readonly state: SessionState; readonly served: readonly Served[] };

/** A value that somebody writes: under a key of a root map, or into a root text, whose key is null. */
export type WrittenValue = {
  readonly root: string;
  readonly key: string | null;
  readonly value: unknown;
};

/** SEC-85: whether somebody in this role may write this value into a document of the desk now. */
export function mayWrite(
  kind: keyof typeof DESK_WRITES,
  role: Role,
  { state, served }: SessionFacts,
  written: WrittenValue,
): boolean {
  const { root, key } = written;
  const places: ReadonlyMap<string, ByRole> = new Map(Object.entries(DESK_WRITES[kind]));
  const write = places.get(root === 'plan' ? `plan.${key}` : root)?.[role][state] ?? 'no';
  return write === 'write' || (write === 'add' && !served.some((one) => changes(written, one)));
}

/** Whether a value says something of a glass that was served. */
function changes({ root, key, value }: WrittenValue, { taster, entry, code }: Served): boolean {
  switch (root) {
    case 'tasters':
    case 'orders':
      return key === taster;
    case 'entries':
      return key === entry;
    default:
      return key === entry || key === `${entry}|${taster}` || value === code;
  }
}
