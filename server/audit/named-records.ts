import { z } from 'zod';
import type { AuditLink } from './audit-entry.ts';

/** A sealed version of a sheet as the trail tells of it, in its newest state. */
export type NamedSheet = {
  readonly digest: string;
  readonly sealedAt: string;
  readonly late: boolean;
  readonly valid: boolean;
  readonly open: boolean;
  /** KEY-6: by whom it was keyed in from paper, and the remark. */
  readonly keyedBy: string | null;
  readonly keyedReason: string | null;
};

/** A validation as the trail tells of it; `digest` is null where it is older than digests of results. */
export type NamedResults = { readonly digest: string | null; readonly stands: boolean };

/** ASM-30: what the trail says of an assessment's validity. */
export type NamedValidity = {
  readonly valid: boolean;
  readonly at: string;
  readonly by: string;
  readonly reason: string;
};

/** RPT-2: a report as the trail tells of it. */
export type NamedReport = { readonly digest: string; readonly replacedBy: string | null };

/** AUD-10: what the trail says is kept, by what it is called. */
export type NamedRecords = ReturnType<typeof createNamedRecords>;

const glass = z.object({ session: z.int(), taster: z.string(), code: z.string() });
const session = z.object({ session: z.int() });
const file = z.object({ file: z.string() });
const digested = z.object({ digest: z.string() });
const issue = digested.extend({ replaces: z.array(z.string()) });
const seal = digested.extend({ version: z.int(), late: z.boolean(), valid: z.boolean() });
const validation = z.object({
  results: z.string().nullable().default(null),
  /** SHT-7: of a session that was scored with points. */
  scores: z.string().exactOptional(),
  excluded: z.array(z.object({ taster: z.string(), code: z.string() })),
});

/** Notes an entry of the form it was written in; any other tells of no record. */
const on =
  <Told>(form: z.ZodType<Told>, note: (told: Told, at: string) => void) =>
  (link: AuditLink): void => {
    const told = form.safeParse(link);
    if (told.success) note(told.data, link.at);
  };

/** What a sealed version is called: session, taster, code and version. */
export const sheetCalled = (sheet: z.infer<typeof glass>, version: number): string =>
  `${sheet.session}/${sheet.taster}/${sheet.code}/${version}`;

/** What the results of one validation are called: the session and when it was validated. */
export const resultsCalled = (of: number, at: string): string => `${of}/${at}`;

/** What a session's assessment of a sample is called. */
export const assessmentCalled = (of: {
  readonly session: number;
  readonly sample: string;
}): string => `${of.session}/${of.sample}`;

/** AUD-10: gathers from the entries of a trail, in their order, what is kept and by which digest. */
export function createNamedRecords() {
  const sheets = new Map<string, NamedSheet>();
  const results = new Map<string, NamedResults>();
  const scores = new Map<string, NamedResults>();
  const validity = new Map<string, NamedValidity>();
  /** RPT-2: by their numbers. */
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
    /** Takes in the next entry. */
    note: (link: AuditLink): void => notes[link.command]?.(link),
  };
}
