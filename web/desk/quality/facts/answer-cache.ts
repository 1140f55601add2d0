import { z } from 'zod';
import type { AidsReport } from '../../../../stats-worker/reports/aids-report.ts';
import type { EvolutionReport } from '../../../../stats-worker/reports/evolution-report.ts';
import type { QualityReport } from '../../../../stats-worker/reports/quality-report.ts';
import type { FactsCache } from '../../../live/device/facts-cache.ts';
import type { PagePath } from '../../../parts/page/address.ts';

/** The encrypted cache of computed figures on this device, by question. */
export type AnswerCache = {
  /** Returns the cached answer; null if the last question or the code version was another. */
  read<Kind extends keyof Answers>(kind: Kind, question: string): Promise<Answers[Kind] | null>;
  keep<Kind extends keyof Answers>(
    kind: Kind,
    question: string,
    answer: Answers[Kind],
  ): Promise<void>;
};

/** The addresses of the quality pages, each of which needs a part of the evolution report. */
export type QualityPath = Exclude<
  Extract<PagePath, `/intra/quality${string}`>,
  // Training is not computed from the months (TRN-10).
  '/intra/quality/training'
>;

/** The cached values: for each kind, its last answer. */
type Answers = {
  /** Includes the sample ids by code, which otherwise need the months. */
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

/** The names of all cache entries of answers. */
export const answerNames = (): readonly string[] => Object.keys(KINDS).map(nameOf);

/**
 * Creates the cache of computed answers (QUA-44). An answer is valid only for its whole question
 * and the code version that computed it. Entries have authenticated encryption with the account's
 * own key: whatever decrypts was written by this page, so a read computes and validates nothing
 * again. Without a version nothing is cached.
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
