import { z } from 'zod';
import { type SampleVerdict, sampleVerdictSchema } from '../../domain/results/sample-verdict.ts';
import { type StatusSpan, statusSpanSchema } from '../../domain/tasters/status-span.ts';
import type { AuditLink } from './audit-entry.ts';
import { sheetCalled } from './named-records.ts';

/**
 * The latest states of mutable records according to the audit trail, by session, sample, taster or
 * panel (AUD-23).
 */
export type NamedStates = ReturnType<typeof createNamedStates>;

const session = z.object({ session: z.int() });
const sample = z.object({ sample: z.string() });
const taster = z.object({ taster: z.string() });

const moved = z.object({ data: session, after: z.object({ state: z.string() }) });
const created = z.object({ after: session.extend({ state: z.string() }) });
const shown = z.object({
  data: session,
  after: z.object({ keyDigest: z.string().exactOptional() }),
});
const sealed = z.object({
  data: session.extend({ taster: z.string(), code: z.string() }),
  after: z.object({ version: z.int(), glassDigest: z.string() }),
});
const judged = z.object({
  after: z.object({ verdicts: z.record(z.string(), sampleVerdictSchema.nullable()) }),
});
const decided = z.object({
  name: z.string(),
  data: sample,
  after: z.object({ class: sampleVerdictSchema.shape.class.unwrap() }),
  reason: z.string(),
});
const status = z.object({ data: taster, after: z.array(statusSpanSchema) });
const settings = z.object({ after: z.record(z.string(), z.unknown()) });
const person = z.object({
  data: taster,
  after: z.object({ code: z.string(), firstName: z.string(), lastName: z.string() }),
});
const oil = z.object({ data: sample, after: z.object({ code: z.string() }) });
const panel = z.object({ after: z.object({ name: z.string() }) });

/**
 * Replays audit entries, in their order, to derive the expected glasses, states and names (AUD-22,
 * AUD-23).
 */
export function createNamedStates() {
  /**
   * The digest of the glasses, by session; null when the session was shown before there were
   * digests.
   */
  const keys = new Map<number, string | null>();
  /** The digest of the glass that a seal names, by the name of the sealed version. */
  const glasses = new Map<string, string>();
  const states = new Map<number, string>();
  const verdicts = new Map<string, SampleVerdict | null>();
  const statuses = new Map<string, readonly StatusSpan[]>();
  const tasters = new Map<string, z.infer<typeof person>['after']>();
  const samples = new Map<string, string>();
  /** The panel's settings and name; null when the trail does not give them. */
  const own: { settings: Readonly<Record<string, unknown>> | null; name: string | null } = {
    settings: null,
    name: null,
  };

  const read =
    <Told>(form: z.ZodType<Told>, take: (told: Told, link: AuditLink) => void) =>
    (link: AuditLink): void => {
      const told = form.safeParse(link);
      if (told.success) take(told.data, link);
    };
  const both =
    (...notes: readonly ((link: AuditLink) => void)[]) =>
    (link: AuditLink): void => {
      for (const one of notes) one(link);
    };

  const stateTold = read(moved, ({ data, after }) => {
    states.set(data.session, after.state);
  });
  const verdictsTold = read(judged, ({ after }) => {
    for (const [of, verdict] of Object.entries(after.verdicts)) verdicts.set(of, verdict);
  });
  const glassTold = read(sealed, ({ data, after }) => {
    glasses.set(sheetCalled(data, after.version), after.glassDigest);
  });
  const statusTold = read(status, ({ data, after }) => {
    statuses.set(data.taster, after);
  });
  const tasterTold = read(person, ({ data, after }) => {
    tasters.set(data.taster, after);
  });
  const sampleTold = read(oil, ({ data, after }) => {
    samples.set(data.sample, after.code);
  });

  const notes: Readonly<Record<string, (link: AuditLink) => void>> = {
    'create-session': read(created, ({ after }) => {
      states.set(after.session, after.state);
    }),
    'show-session': both(
      stateTold,
      read(shown, ({ data, after }) => {
        keys.set(data.session, after.keyDigest ?? null);
      }),
    ),
    'hide-session': stateTold,
    'close-session': stateTold,
    'validate-session': both(stateTold, verdictsTold),
    'invalidate-session': both(stateTold, verdictsTold),
    'judge-assessment': verdictsTold,
    'decide-class': read(decided, ({ name: by, data, after, reason }, { at }) => {
      const before = verdicts.get(data.sample);
      if (before === undefined || before === null) {
        verdicts.delete(data.sample);
        return;
      }
      const decision = { class: after.class, reason, at, by };
      const final = { state: 'final', class: after.class, provisional: null } as const;
      verdicts.set(data.sample, { ...before, ...final, decision });
    }),
    'seal-sheet': glassTold,
    'key-sheet': glassTold,
    'add-status': statusTold,
    'delete-status': statusTold,
    'change-settings': read(settings, ({ after }) => {
      own.settings = after;
    }),
    'register-taster': tasterTold,
    'import-taster': tasterTold,
    'change-taster': tasterTold,
    'delete-taster': read(z.object({ data: taster }), ({ data }) => {
      tasters.delete(data.taster);
      statuses.delete(data.taster);
    }),
    'register-sample': sampleTold,
    'import-sample': sampleTold,
    'change-sample': sampleTold,
    'delete-sample': read(z.object({ data: sample }), ({ data }) => {
      samples.delete(data.sample);
      verdicts.delete(data.sample);
    }),
    'found-panel': read(z.object({ after: z.object({ panel: z.string() }) }), ({ after }) => {
      own.name = after.panel;
    }),
    'change-panel': read(panel, ({ after }) => {
      own.name = after.name;
    }),
  };

  return {
    keys,
    glasses,
    states,
    verdicts,
    statuses,
    tasters,
    samples,
    own,
    /** Replays the next entry. */
    note: (link: AuditLink): void => notes[link.command]?.(link),
  };
}
