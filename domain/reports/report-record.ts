import { z } from 'zod';
import { signatureStrokesSchema } from '../account/signature.ts';
import { keptAddress } from '../fields/postal-address.ts';
import { sampleScoresSchema } from '../results/sample-scores.ts';
import { judgedPairSchema, oilClassSchema } from '../results/sample-verdict.ts';
import { classScheme } from '../settings/class-scheme.ts';
import { DESCRIPTOR_KEYS, FRUITY_KINDS } from '../words/attributes.ts';
import { checkedResultSchema } from '../words/checked-result.ts';
import { methodVersionSchema } from '../words/method-version.ts';
import { replicateSchema } from '../words/replicate.ts';
import { deviationSchema } from './deviation.ts';

/** The format id of a report as a file; a changed format gets another id. */
export const REPORT_FORMAT = 'verdial-report-1';

const list = <Row extends z.ZodType>(row: Row) => z.array(row).readonly();

/**
 * The figures of one line in one analysis, in cm, unrounded; the marks that count in mm, the lowest
 * first.
 */
const reportFigures = z
  .object({
    n: z.int(),
    median: z.number().nullable(),
    p25: z.number().nullable(),
    p75: z.number().nullable(),
    sStar: z.number().nullable(),
    cvr: z.number().nullable(),
    ciLow: z.number().nullable(),
    ciHigh: z.number().nullable(),
    marks: list(z.int()),
  })
  .readonly();

/** The figures of one line in one analysis. */
export type ReportFigures = z.infer<typeof reportFigures>;

/**
 * One analysis: the sample in one replicate of one session, with the figures of every line and of
 * the descriptors that count.
 */
const analysisSchema = z
  .object({
    session: z.int(),
    date: z.string(),
    replicate: replicateSchema,
    n: z.int(),
    class: oilClassSchema,
    predominantDefect: z.string().nullable(),
    md: z.number().nullable(),
    mf: z.number().nullable(),
    reliable: z.boolean(),
    /** Null where the kind is not stated. */
    fruityClass: z.string().nullable(),
    statements: list(z.string()),
    lines: z.record(z.string(), reportFigures).readonly(),
    validatedAt: z.string(),
    validatedBy: z.string(),
  })
  .readonly();

/** One analysis, as a report states it. */
export type ReportAnalysis = z.infer<typeof analysisSchema>;

/** The findings of the sheet of lines: the class, of what it is, and from what it was derived. */
const classFindings = z
  .object({
    kind: z.literal('class'),
    class: oilClassSchema,
    /** Of one analysis, of an accepted pair, or given by a person after two rejected pairs. */
    of: z.enum(['analysis', 'pair', 'person']),
    predominantDefect: z.string().nullable(),
    md: z.number().nullable(),
    mf: z.number().nullable(),
    /**
     * From the ticks of both where there were two analyses; null where the kind is not stated
     * (M-FRUITY).
     */
    fruityClass: z.string().nullable(),
    statements: list(z.string()),
    /** In the order of replicates, each with its session. */
    analyses: list(analysisSchema),
    pair: judgedPairSchema.readonly().nullable(),
  })
  .readonly();

/** The findings of a sheet of points. */
const awardFindings = z
  .object({
    kind: z.literal('award'),
    analyses: list(
      z
        .object({
          session: z.int(),
          replicate: replicateSchema,
          scores: sampleScoresSchema.readonly(),
          validatedAt: z.string(),
          validatedBy: z.string(),
        })
        .readonly(),
    ),
  })
  .readonly();

/** The findings of a report on its sample. */
export const findingsSchema = z.discriminatedUnion('kind', [classFindings, awardFindings]);

/** The findings of the sheet of lines. */
export type ClassFindings = z.infer<typeof classFindings>;

/** The findings of a sheet of points. */
export type AwardFindings = z.infer<typeof awardFindings>;

/** A session in a report. Temperatures in degrees Celsius; null where nobody recorded one. */
const reportSession = z
  .object({
    session: z.int(),
    date: z.string(),
    start: z.string(),
    sheet: z.string(),
    /** The number of tasters of this sample; `valid` is how many of their sheets count. */
    tasters: z.int(),
    valid: z.int(),
    sampleTemperature: z.number().nullable(),
    roomTemperature: z.number().nullable(),
    /** The result that it checks as a counter-assessment (PLN-40). */
    checks: checkedResultSchema.nullable(),
  })
  .readonly();

/** A session in a report. */
export type ReportSession = z.infer<typeof reportSession>;

/** A sheet of the annex, under the code of its taster: marks in mm, or points by item. */
const annexSheet = z
  .object({
    taster: z.string(),
    session: z.int(),
    date: z.string(),
    replicate: replicateSchema,
    code: z.string(),
    position: z.int(),
    heatingDevice: z.string(),
    /** Whether the sheet counts for the figures. */
    counts: z.boolean(),
    marks: z.record(z.string(), z.int().nullable()).readonly(),
    points: z.record(z.string(), z.int()).readonly().nullable(),
    fruityKind: z.enum(FRUITY_KINDS).nullable(),
    otherDescriptor: z.enum(DESCRIPTOR_KEYS).nullable(),
    smelledOnly: z.boolean(),
    keyed: z.boolean(),
    sealedAt: z.string(),
  })
  .readonly();

/** A sheet of the annex. */
export type AnnexSheet = z.infer<typeof annexSheet>;

const draftFields = {
  panel: z
    .object({
      name: z.string(),
      leader: z.string(),
      ...keptAddress,
      phone: z.string(),
      email: z.string(),
      webAddress: z.string(),
      /** The time zone of its dates and times, wherever it is read (ZON-1). */
      timeZone: z.string(),
      /**
       * The revision of COI/T.20/Doc. 15 that the panel entered; blank where it entered none
       * (PAN-2).
       */
      normRevision: z.string(),
    })
    .readonly(),
  sample: z
    .object({
      code: z.string(),
      externalReference: z.string(),
      presentation: z.string(),
      receptionDate: z.string().nullable(),
    })
    .readonly(),
  sessions: list(reportSession),
  method: z
    .object({
      version: methodVersionSchema,
      scheme: z.enum(['EU', 'IOC']),
      /**
       * Whether the IOC's limits include ordinary virgin, and the edition of its trade standard as
       * the panel wrote it (M-CLASS). Absent from reports older than the third version of the
       * method, which always include it.
       */
      ordinaryVirgin: z.boolean().optional(),
      tradeStandardEdition: z.string().optional(),
      quantile: z.enum(['type7', 'type2']),
      duplicateOrder: z.enum(['first', 'second']),
      enMaxDefect: z.number(),
      enMaxFruity: z.number(),
      settingsHeads: z.string(),
      /** The totals from which a medal is given (SHT-6). */
      medals: z.object({ gold: z.number(), silver: z.number(), bronze: z.number() }).readonly(),
    })
    .readonly(),
  findings: findingsSchema,
  deviations: list(deviationSchema),
  sheets: list(annexSheet),
};

/** The table of limits from which a report's category follows (M-CLASS). */
export const schemeOfReport = ({
  version,
  scheme,
  ordinaryVirgin = false,
}: ReportDraft['method']) => classScheme({ method: version, scheme, ordinaryVirgin });

/**
 * Schema of a report's draft: the content that the records give for a sample in a session, before
 * anybody issues it (RPT-1).
 */
export const reportDraftSchema = z.object(draftFields).readonly();

/** The draft of a report: the content that the records give for a sample in a session. */
export type ReportDraft = z.infer<typeof reportDraftSchema>;

const replacedSchema = z
  .object({ number: z.string(), issuedAt: z.string(), digest: z.string() })
  .readonly();

/**
 * Schema of an issued report: its whole content, as it is stored, printed and handed out (RPT-2).
 */
export const reportRecordSchema = z
  .object({
    format: z.literal(REPORT_FORMAT),
    number: z.string(),
    /** Random bytes, so that nobody can compute the digest of a report from its known content. */
    salt: z.string(),
    issuedAt: z.string(),
    issuedBy: z.string(),
    /** The signature of the issuer, if there is one (ACC-10). */
    signature: signatureStrokesSchema.nullable(),
    /** The reports that it replaces, why, and which of its parts differ (RPT-5). */
    replaces: z
      .object({
        reports: list(replacedSchema),
        reason: z.string(),
        changes: list(z.string()),
      })
      .readonly()
      .nullable(),
    customer: z.string(),
    remarks: z.string(),
    ...draftFields,
    /** Null where the report has no annex. */
    sheets: draftFields.sheets.nullable(),
  })
  .readonly();

/** An issued report. */
export type ReportRecord = z.infer<typeof reportRecordSchema>;
