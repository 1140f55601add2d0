import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { SentenceParts } from './sentence-parts.ts';
import { NAMED, subjectOfRun, type TrailRun } from './trail-runs.ts';

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

const stateSchema = z.object({ active: z.boolean(), validated: z.boolean() });
const entrySchema = z.object({ before: stateSchema, after: stateSchema });

type Turn = 'activated' | 'deactivated' | 'validated' | 'invalidated';

function turnOf(row: TrailRun[0]): Turn | null {
  const entry = entrySchema.safeParse(row);
  if (!entry.success) return null;
  const { before, after } = entry.data;
  if (before.active !== after.active && before.validated !== after.validated) return null;
  if (before.active !== after.active) return after.active ? 'activated' : 'deactivated';
  if (before.validated !== after.validated) return after.validated ? 'validated' : 'invalidated';
  return null;
}

/**
 * Writes as a sentence that samples were all activated, deactivated, validated or invalidated
 * (AUD-16). Null if the entries differ.
 */
function sampleTurnSentence(
  run: TrailRun,
  who: ReactNode,
  all: (names: readonly string[]) => string,
): ReactNode {
  const turn = turnOf(run[0]);
  const names = subjectOfRun(run).samples;
  if (turn === null || names.length === 0 || run.some((row) => turnOf(row) !== turn)) return null;
  const count = names.length;
  const listed = <strong>{all(names)}</strong>;
  const samples =
    count > NAMED ? (
      <Plural value={count} one="# sample" other="# samples" />
    ) : count > 1 ? (
      <Trans context="object of a sentence">the samples {listed}</Trans>
    ) : (
      <Trans context="object of a sentence">the sample {listed}</Trans>
    );
  switch (turn) {
    case 'activated':
      return (
        <Trans>
          {who} activated {samples}.
        </Trans>
      );
    case 'deactivated':
      return (
        <Trans>
          {who} deactivated {samples}.
        </Trans>
      );
    case 'validated':
      return (
        <Trans>
          {who} validated {samples}.
        </Trans>
      );
    case 'invalidated':
      return (
        <Trans>
          {who} invalidated {samples}.
        </Trans>
      );
  }
}
