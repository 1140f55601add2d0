import { z } from 'zod';
import type { AidsReport } from '../../../../stats-worker/reports/aids-report.ts';
import type { EvolutionReport } from '../../../../stats-worker/reports/evolution-report.ts';
import type { QualityReport } from '../../../../stats-worker/reports/quality-report.ts';
import type { FactsCache } from '../../../live/device/facts-cache.ts';
import type { PagePath } from '../../../parts/page/address.ts';

/** The cache of figures that this device computed before, by their question. */
export type AnswerCache = {
  /** What was answered to a question; null where another was asked since, or by other code. */
  read<Kind extends keyof Answers>(kind: Kind, question: string): Promise<Answers[Kind] | null>;
  keep<Kind extends keyof Answers>(
    kind: Kind,
    question: string,
    answer: Answers[Kind],
  ): Promise<void>;
};

/** The pages of quality, each of which has a part of the evolution of its own. */
export type QualityPath = Exclude<
  Extract<PagePath, `/intra/quality${string}`>,
  // TRN-10: training is set apart, and is not computed of the months.
  '/intra/quality/training'
>;

/** What is kept of each kind: its last answer. */
type Answers = {
  /** With the ids of the samples by their codes, which the months would tell. */
  readonly report: {
    readonly report: QualityReport;
    readonly ids: readonly (readonly [string, string])[];
  };
  readonly aids: { readonly aids: AidsReport | null };
} & { readonly [Path in QualityPath]: { readonly evolution: EvolutionReport | null } };

const KINDS: Readonly<Record<keyof Answers, true>> = {
  report: true,
  aids: true,
  '/intra/quality': true,
  '/intra/quality/panelprecision': true,
  '/intra/quality/paneldeviation': true,
  '/intra/quality/tasterprecision': true,
  '/intra/quality/tasterdeviation': true,
  '/intra/quality/tasterdeviation/reference': true,
  '/intra/quality/tastercompetence': true,
  '/intra/quality/tasterevolution': true,
  '/intra/quality/aids': true,
};

const nameOf = (kind: string): string => `quality answer|${kind}`;

/** The names under which they are kept. */
export const answerNames = (): readonly string[] => Object.keys(KINDS).map(nameOf);

/**
 * QUA-44: creates the cache of computed answers. An answer goes by its whole question and the code
 * that answered (`version`), and is sealed by the account's own key, so that what is opened is what
 * this page wrote: it is read without being computed or checked anew. Without a version nothing is
 * kept.
 */
export function createAnswerCache(kept: FactsCache, version: string | null): AnswerCache {
  return {
    async read(kind, question) {
      if (version === null) return null;
      const bytes = await kept.read(nameOf(kind));
      if (bytes === null) return null;
      const found = schemaOf(kind, `${version} ${question}`).safeParse(
        JSON.parse(new TextDecoder().decode(bytes)),
      );
      return found.success ? found.data.answer : null;
    },
    async keep(kind, question, answer) {
      if (version === null) return;
      const text = JSON.stringify({ question: `${version} ${question}`, answer });
      await kept.keepAll(new Map([[nameOf(kind), new TextEncoder().encode(text)]]));
    },
  };
}

const schemaOf = <Kind extends keyof Answers>(_kind: Kind, question: string) =>
  z.object({
    question: z.literal(question),
    answer: z.custom<Answers[Kind]>((answer) => typeof answer === 'object' && answer !== null),
  });
