import { z } from 'zod';
import type { AuditLink } from './audit-entry.ts';

/** The expected sealed version of a sheet according to the audit trail, in its latest state. */
export type NamedSheet = {
  readonly digest: string;
  readonly sealedAt: string;
  readonly late: boolean;
  readonly valid: boolean;
  readonly open: boolean;
  /** Who typed in the paper sheet, and the remark (KEY-6). */
  readonly keyedBy: string | null;
  readonly keyedReason: string | null;
};

/**
 * The expected results of a validation according to the audit trail. `digest` is null for an entry
 * from before results had digests. `stands` is false once the validation is withdrawn.
 */
export type NamedResults = { readonly digest: string | null; readonly stands: boolean };

/** The expected validity of an assessment according to the audit trail (ASM-30). */
export type NamedValidity = {
  readonly valid: boolean;
  readonly at: string;
  readonly by: string;
  readonly reason: string;
};

/** The expected report according to the audit trail (RPT-2). */
export type NamedReport = { readonly digest: string; readonly replacedBy: string | null };

/** The records that should exist according to the audit trail, by name (AUD-10). */
export type NamedRecords = ReturnType<typeof createNamedRecords>;

const glass = z.object({ session: z.int(), taster: z.string(), code: z.string() });
const session = z.object({ session: z.int() });
const file = z.object({ file: z.string() });
const digested = z.object({ digest: z.string() });
const issue = digested.extend({ replaces: z.array(z.string()) });
const seal = digested.extend({ version: z.int(), late: z.boolean(), valid: z.boolean() });
const validation = z.object({
  results: z.string().nullable().default(null),
  /** Only for a session that was scored with points (SHT-7). */
  scores: z.string().exactOptional(),
  excluded: z.array(z.object({ taster: z.string(), code: z.string() })),
});

/** Handles an audit entry that matches the schema. Any other entry names no record. */
const on =
  <Told>(form: z.ZodType<Told>, note: (told: Told, at: string) => void) =>
  (link: AuditLink): void => {
    const told = form.safeParse(link);
    if (told.success) note(told.data, link.at);
  };

/** Names a sealed version of a sheet: session, taster, code and version. */
export const sheetCalled = (sheet: z.infer<typeof glass>, version: number): string =>
  `${sheet.session}/${sheet.taster}/${sheet.code}/${version}`;

/** Names the results of one validation: the session and the time of its validation. */
export const resultsCalled = (of: number, at: string): string => `${of}/${at}`;

/** Names a session's assessment of a sample. */
export const assessmentCalled = (of: {
  readonly session: number;
  readonly sample: string;
}): string => `${of.session}/${of.sample}`;

/**
 * Replays audit entries, in their order, to derive the records that should exist and their digests
 * (AUD-10).
 */
export function createNamedRecords() {
  const sheets = new Map<string, NamedSheet>();
  const results = new Map<string, NamedResults>();
  const scores = new Map<string, NamedResults>();
  const validity = new Map<string, NamedValidity>();
  /** By report number (RPT-2). */
  const reports = new Map<string, NamedReport>();
  const files = new Map<string, { readonly sample: string; readonly digest: string }>();
  const images = new Map<string, string>();

  function changeSheets(of: number, change: (name: string, sheet: NamedSheet) => NamedSheet) {
    for (const [name, sheet] of sheets)
      if (name.startsWith(`${of}/`)) sheets.set(name, change(name, sheet));
  }

  function changeResults(of: number, stands: boolean): void {
    for (const named of [results, scores])
      for (const [name, one] of named)
        if (name.startsWith(`${of}/`)) named.set(name, { ...one, stands });
  }

  const notes: Readonly<Record<string, (link: AuditLink) => void>> = {
    'seal-sheet': on(z.object({ data: glass, after: seal }), ({ data, after }, sealedAt) => {
      const { version, ...sealed } = after;
      const device = { keyedBy: null, keyedReason: null };
      sheets.set(sheetCalled(data, version), { ...sealed, ...device, sealedAt, open: false });
    }),
    'key-sheet': on(
      z.object({ name: z.string(), data: glass, after: seal, reason: z.string() }),
      ({ name: keyedBy, data, after, reason: keyedReason }, sealedAt) => {
        const { version, ...sealed } = after;
        const paper = { keyedBy, keyedReason };
        sheets.set(sheetCalled(data, version), { ...sealed, ...paper, sealedAt, open: false });
      },
    ),
    'reopen-sheet': on(
      z.object({ data: glass, before: z.object({ version: z.int() }) }),
      ({ data, before }) => {
        const name = sheetCalled(data, before.version);
        const sheet = sheets.get(name);
        if (sheet !== undefined) sheets.set(name, { ...sheet, open: true });
      },
    ),
    'validate-session': on(z.object({ data: session, after: validation }), (told, at) => {
      const { session: of } = told.data;
      results.set(resultsCalled(of, at), { digest: told.after.results, stands: true });
      if (told.after.scores !== undefined)
        scores.set(resultsCalled(of, at), { digest: told.after.scores, stands: true });
      const out = new Set(
        told.after.excluded.map((one) => sheetCalled({ session: of, ...one }, 0)),
      );
      changeSheets(of, (name, sheet) =>
        sheet.open ? sheet : { ...sheet, valid: !out.has(name.replace(/\d+$/, '0')) },
      );
    }),
    'invalidate-session': on(z.object({ data: session }), ({ data }) =>
      changeResults(data.session, false),
    ),
    'judge-assessment': on(
      z.object({
        name: z.string(),
        reason: z.string(),
        data: session.extend({ sample: z.string() }),
        after: z.object({ valid: z.boolean() }),
      }),
      ({ name: by, data, after, reason }, at) =>
        validity.set(assessmentCalled(data), { valid: after.valid, at, by, reason }),
    ),
    'issue-report': on(
      z.object({ data: z.object({ report: z.string() }), after: issue }),
      ({ data, after }) => {
        for (const number of after.replaces) {
          const before = reports.get(number);
          if (before !== undefined) reports.set(number, { ...before, replacedBy: data.report });
        }
        reports.set(data.report, { digest: after.digest, replacedBy: null });
      },
    ),
    'attach-file': on(
      z.object({ data: file.extend({ sample: z.string() }), after: digested }),
      ({ data, after }) => files.set(data.file, { sample: data.sample, digest: after.digest }),
    ),
    'delete-file': on(z.object({ data: file }), ({ data }) => files.delete(data.file)),
    'delete-sample': on(z.object({ data: z.object({ sample: z.string() }) }), ({ data }) => {
      for (const [name, { sample }] of files) if (sample === data.sample) files.delete(name);
    }),
    'change-panel-image': on(z.object({ after: digested }), ({ after }) =>
      images.set('image', after.digest),
    ),
    'delete-panel-image': () => images.delete('image'),
  };

  return {
    sheets,
    results,
    scores,
    validity,
    reports,
    files,
    images,
    /** Replays the next entry. */
    note: (link: AuditLink): void => notes[link.command]?.(link),
  };
}
