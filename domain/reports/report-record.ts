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

/** The form of a report as a file; another one gets another name. */
export const REPORT_FORMAT = 'verdial-report-1';

const list = <Row extends z.ZodType>(row: Row) => z.array(row).readonly();

/** One line of the sheet in one analysis: figures in cm, unrounded, and the marks that count in mm, the lowest first. */
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

/** One analysis: the sample in one replicate of one session, with the figures of every line and of the descriptors that count. */
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

/** What is found by the sheet of lines: the class, what it is of, and what it was made from. */
const classFindings = z
  .object({
    kind: z.literal('class'),
    class: oilClassSchema,
    /** Of one analysis, of an accepted pair, or given by a person after two rejected pairs. */
    of: z.enum(['analysis', 'pair', 'person']),
    predominantDefect: z.string().nullable(),
    md: z.number().nullable(),
    mf: z.number().nullable(),
    /** M-FRUITY: from the ticks of both where two were analysed; null where the kind is not stated. */
    fruityClass: z.string().nullable(),
    statements: list(z.string()),
    /** In the order of replicates; the session of each stands with it. */
    analyses: list(analysisSchema),
    pair: judgedPairSchema.readonly().nullable(),
  })
  .readonly();

/** What is found by a sheet of points. */
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

/** What a report finds of its sample. */
export const findingsSchema = z.discriminatedUnion('kind', [classFindings, awardFindings]);

/** What is found by the sheet of lines. */
export type ClassFindings = z.infer<typeof classFindings>;

/** What is found by a sheet of points. */
export type AwardFindings = z.infer<typeof awardFindings>;

/** A session as a report states it. Temperatures in degrees Celsius; null where nobody wrote one down. */
const reportSession = z
  .object({
    session: z.int(),
    date: z.string(),
    start: z.string(),
    sheet: z.string(),
    /** Who tasted this sample, and how many of their sheets count. */
    tasters: z.int(),
    valid: z.int(),
    sampleTemperature: z.number().nullable(),
    roomTemperature: z.number().nullable(),
    /** PLN-40: what it checks as a counter-assessment. */
    checks: checkedResultSchema.nullable(),
  })
  .readonly();

/** A session as a report states it. */
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
    /** Whether it counts. */
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
      /** ZON-1: in which its days and times stand, whoever reads it and wherever. */
      timeZone: z.string(),
      /** PAN-2: the revision of COI/T.20/Doc. 15 that the panel has entered; blank where it entered none. */
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
       * M-CLASS: whether the IOC's limits have ordinary virgin, and the edition of its trade standard as the panel wrote it. Reports
       * older than the third version of the method do not say so: theirs always have it.
       */
      ordinaryVirgin: z.boolean().optional(),
      tradeStandardEdition: z.string().optional(),
      quantile: z.enum(['type7', 'type2']),
      duplicateOrder: z.enum(['first', 'second']),
      enMaxDefect: z.number(),
      enMaxFruity: z.number(),
      settingsHeads: z.string(),
      /** SHT-6: the totals at which the medals begin. */
      medals: z.object({ gold: z.number(), silver: z.number(), bronze: z.number() }).readonly(),
    })
    .readonly(),
  findings: findingsSchema,
  deviations: list(deviationSchema),
  sheets: list(annexSheet),
};

/** M-CLASS: the table of limits that a report's category follows. */
export const schemeOfReport = ({
  version,
  scheme,
  ordinaryVirgin = false,
}: ReportDraft['method']) => classScheme({ method: version, scheme, ordinaryVirgin });

/** RPT-1: what the records say of a sample in a session, before anybody issues it. */
export const reportDraftSchema = z.object(draftFields).readonly();

/** What the records say of a sample in a session. */
export type ReportDraft = z.infer<typeof reportDraftSchema>;

const replacedSchema = z
  .object({ number: z.string(), issuedAt: z.string(), digest: z.string() })
  .readonly();

/** RPT-2: an issued report: all that it states, as it is kept, printed and handed out. */
export const reportRecordSchema = z
  .object({
    format: z.literal(REPORT_FORMAT),
    number: z.string(),
    /** What nobody can guess, so that nobody finds the digest of a report by knowing what it says. */
    salt: z.string(),
    issuedAt: z.string(),
    issuedBy: z.string(),
    /** ACC-10: the signature of whoever issued it, where there is one. */
    signature: signatureStrokesSchema.nullable(),
    /** RPT-5: which reports it replaces, why, and which of its parts are others. */
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
