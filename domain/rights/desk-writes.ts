import type { PlanFields } from '../documents/session.document.ts';
import type { Role } from '../words/role.ts';
import type { SessionState } from '../words/session-state.ts';

/**
 * The permission to write a value of a live document: any change, only one that leaves served
 * values unchanged, or none.
 */
export type DeskWrite = 'write' | 'add' | 'no';

type ByState = Readonly<Record<SessionState, DeskWrite>>;
type ByRole = Readonly<Record<Role, ByState>>;

const NEVER: ByState = { draft: 'no', shown: 'no', hidden: 'no', closed: 'no', validated: 'no' };

/** Leader and assistants have equal permission; a taster has none on the desk's documents. */
const desk = (byState: ByState): ByRole => ({
  jefespanel: byState,
  adjuntos: byState,
  catadores: NEVER,
});

/** The values that decide which oil is in which glass, or by which limits a result is accepted. */
const UNTIL_SHOWN = desk({ ...NEVER, draft: 'write' });
/**
 * The same values, where a taster may join a shown session, or be served a further glass (SES-7).
 */
const SERVED_ONCE = desk({ ...NEVER, draft: 'write', shown: 'add', hidden: 'add' });
/** The conditions during tasting. */
const UNTIL_ENDED = desk({ ...NEVER, draft: 'write', shown: 'write', hidden: 'write' });
/** Notes, until the session is validated. */
const UNTIL_VALIDATED = desk({
  draft: 'write',
  shown: 'write',
  hidden: 'write',
  closed: 'write',
  validated: 'no',
});

/**
 * A location in a plan: a field, a root map with the same permission for every key, or its notes.
 */
type PlanPlace =
  | `plan.${keyof PlanFields}`
  | 'entries'
  | 'tasters'
  | 'codes'
  | 'orders'
  | 'targets'
  | 'notes';

/**
 * The permissions by state (*standing*): who may write which value of a plan and of the working
 * notes, by the state of their session (SEC-85). No one may write a value that is not in this
 * table.
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

/** A served glass, as far as a plan must not change it. */
type Served = { readonly taster: string; readonly entry: string; readonly code: string };

/**
 * The facts of a session by which a write to its documents is permitted: its state, and its served
 * glasses.
 */
export type SessionFacts = { readonly state: SessionState; readonly served: readonly Served[] };

/** A written value and its location: a key of a root map, or a root text, whose key is null. */
export type WrittenValue = {
  readonly root: string;
  readonly key: string | null;
  readonly value: unknown;
};

/**
 * Decides the permission to write this value into a document of the desk now, by role and state
 * (SEC-85).
 */
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

/** Whether a value changes a glass that was served. */
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
