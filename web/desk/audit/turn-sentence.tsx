import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { sampleTurnSentence } from './sample-turn-sentence.tsx';
import type { SentenceParts } from './sentence-parts.ts';
import type { TrailRun } from './trail-runs.ts';

const validSchema = z.object({ valid: z.boolean() });
const ruleSchema = z.object({ required: z.boolean() });

/**
 * Writes an act with two directions as a sentence that names the direction, such as valid or
 * invalid (AUD-16). Null for other acts, and if the entry lacks the data.
 */
export function turnSentence(
  run: TrailRun,
  parts: SentenceParts,
  all: (names: readonly string[]) => string,
): ReactNode {
  const [{ command, after }, ...more] = run;
  const { who, sample, session } = parts;
  if (command === 'set-sample-state') return sampleTurnSentence(run, who, all);
  if (more.length > 0) return null;
  if (command === 'require-second-factor') {
    const required = ruleSchema.safeParse(after).data?.required;
    if (required === undefined) return null;
    return required ? (
      <Trans>{who} made the second factor required.</Trans>
    ) : (
      <Trans>{who} made the second factor optional.</Trans>
    );
  }
  const valid = validSchema.safeParse(after).data?.valid;
  if (command !== 'judge-assessment' || valid === undefined || sample === null || session === null)
    return null;
  return valid ? (
    <Trans>
      {who} called {sample}’s assessment in session {session} valid.
    </Trans>
  ) : (
    <Trans>
      {who} called {sample}’s assessment in session {session} invalid.
    </Trans>
  );
}
