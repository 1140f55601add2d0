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
  /** When the server said so: an instant. */
  at: z.string(),
});

/** QUA-1: which months there are, whom and what they name, and by which settings they are judged. */
export type QualityFacts = Readonly<z.infer<typeof factsSchema>>;

const NAME = 'quality';

/** Asks the server, and keeps what it says for a visit without a network. */
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

/** QUA-2: what the server said last, as this device keeps it; null where it keeps nothing that can be read. */
export async function keptQuality(kept: FactsCache): Promise<QualityFacts | null> {
  const bytes = await kept.read(NAME);
  if (bytes === null) return null;
  const read = factsSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
  return read.success ? read.data : null;
}

/** The name under which a month is kept: another digest is another month. */
export const keptNameOf = ({ month, digest }: QualityFacts['months'][number]): string =>
  `${NAME}|${month}|${digest}`;

/** Everything that is still of use: the rest of what was kept goes. */
export const namesKept = (months: QualityFacts['months']): readonly string[] => [
  NAME,
  ...answerNames(),
  ...months.map(keptNameOf),
];
