/**
 * The schema of a table in memory, as far as the simulation needs it: key, defaults and
 * conversions.
 */
export type Shape = {
  /** The columns of its unique key. */
  readonly key: readonly string[];
  readonly defaults: Readonly<Record<string, unknown>>;
  readonly instants: readonly string[];
  readonly json: readonly string[];
};

const shape = (key: readonly string[], rest: Partial<Shape> = {}): Shape => ({
  key,
  defaults: {},
  instants: [],
  json: [],
  ...rest,
});

/** The schemas of the tables that live documents, authorisation and the commands on sheets use. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  panels: shape(['id'], { defaults: { last_session: 0, revision: 0 }, instants: ['created_at'] }),
  tasters: shape(['panel', 'id'], { defaults: { last_session: null, revision: 0 } }),
  sessions: shape(['panel', 'number'], {
    defaults: {
      training: false,
      multicode: false,
      revision: 0,
      shown_at: null,
      closed_at: null,
      sheet: 'ioc-vo',
      counts: false,
      answers: false,
      targets: {},
    },
    instants: ['shown_at', 'closed_at', 'validated_at'],
    json: ['targets'],
  }),
  glasses: shape(['panel', 'session', 'taster', 'code']),
  sheets: shape(['panel', 'session', 'taster', 'code', 'version'], {
    defaults: {
      reopened_at: null,
      reopened_by: null,
      reopen_reason: null,
      keyed_by: null,
      keyed_reason: null,
      points: null,
    },
    instants: ['sealed_at', 'signed_at', 'reopened_at'],
    json: ['marks', 'signature', 'content', 'conduct', 'points'],
  }),
  documents: shape(['name'], { defaults: { place: 0 } }),
  document_heads: shape(['document'], { defaults: { length: 0, closed: false } }),
  document_updates: shape(['document', 'place']),
  audit: shape(['panel', 'sequence'], {
    defaults: { reason: null },
    instants: ['at'],
    json: ['data', 'before', 'after'],
  }),
  audit_heads: shape(['panel']),
  given_commands: shape(['panel', 'account', 'id'], {
    defaults: { answer: null },
    instants: ['at'],
    json: ['answer'],
  }),
};
