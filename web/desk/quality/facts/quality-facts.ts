import { z } from 'zod';
import {
  qualityMonthSchema,
  qualityNamesSchema,
} from '../../../../domain/quality/quality-answers.ts';
import { panelSettingsSchema } from '../../../../domain/settings/panel-settings.ts';
import type { FactsCache } from '../../../live/device/facts-cache.ts';
import { ask } from '../../../parts/http/problem-error.ts';
import { answerNames } from './answer-cache.ts';

const factsSchema = z.object({
  months: z.array(qualityMonthSchema.readonly()).readonly(),
  names: qualityNamesSchema.readonly(),
  settings: panelSettingsSchema.readonly(),
  /** When this device received it from the server, by its own clock: an ISO timestamp. */
  at: z.string(),
});

/**
 * The server's input data for the quality figures: its months, the names of tasters and samples,
 * and the settings (QUA-1).
 */
export type QualityFacts = Readonly<z.infer<typeof factsSchema>>;

const NAME = 'quality';

/** Requests the facts from the server, and caches them for use offline. */
export async function askFacts(
  kept: FactsCache,
  signal: AbortSignal,
  now: () => Date,
): Promise<QualityFacts> {
  const [months, names, settings] = await Promise.all([
    ask('GET /api/quality/months', { signal }),
    ask('GET /api/quality/names', { signal }),
    ask('GET /api/settings', { signal }),
  ]);
  const facts = { months, names, settings, at: now().toISOString() };
  await kept.keepAll(new Map([[NAME, new TextEncoder().encode(JSON.stringify(facts))]]));
  return facts;
}

/** Returns the facts that are cached on this device; null if none can be read (QUA-2). */
export async function keptQuality(kept: FactsCache): Promise<QualityFacts | null> {
  const bytes = await kept.read(NAME);
  if (bytes === null) return null;
  const read = factsSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
  return read.success ? read.data : null;
}

/** The cache name of a month. It contains the digest, so a changed month gets another name. */
export const keptNameOf = ({ month, digest }: QualityFacts['months'][number]): string =>
  `${NAME}|${month}|${digest}`;

/** The cache names still in use; all other entries can be deleted. */
export const namesKept = (months: QualityFacts['months']): readonly string[] => [
  NAME,
  ...answerNames(),
  ...months.map(keptNameOf),
];
