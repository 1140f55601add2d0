import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { SealedSheet } from '../../../domain/sheets/sealed-sheet.ts';
import type { Assessment, OilClass } from '../../../domain/words/assessment.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import type { ScoredSheet } from '../../../domain/words/scored-sheet.ts';
import { scoreSheet } from '../../../domain/words/sealed-answers.ts';
import type { StatsPort } from '../../parts/stats/stats-port.ts';

/** Validated session with the sheets that its verdicts were computed from. */
export type PastSession = { readonly session: number; readonly sheets: readonly SealedSheet[] };

/**
 * Verdict on one analysis or on a pair of duplicates, as the preview compares it. The class of a
 * rejected pair is null.
 */
export type PreviewVerdict =
  | ({ readonly of: 'analysis' } & Pick<
      Assessment,
      'class' | 'reliable' | 'fruityClass' | 'statements'
    >)
  | { readonly of: 'pair'; readonly accepted: boolean; readonly class: OilClass | null };

/** Verdict that differs between the two settings. */
export type ChangedVerdict = {
  readonly session: number;
  readonly sample: string;
  readonly replicate: 1 | 2 | 'pair';
  readonly before: PreviewVerdict;
  readonly after: PreviewVerdict;
};

/**
 * Result of a dry run of other settings on past sessions: the number of verdicts, and those that
 * differ.
 */
export type VerdictPreview = {
  readonly verdicts: number;
  readonly changed: readonly ChangedVerdict[];
};

/**
 * Dry run: judges past sessions under two settings in the worker and returns the verdicts that
 * differ (SET-4).
 */
export async function previewVerdicts(
  stats: Pick<StatsPort, 'assess' | 'duplicate'>,
  sessions: readonly PastSession[],
  [now, then]: readonly [PanelSettings, PanelSettings],
  signal: AbortSignal,
): Promise<VerdictPreview> {
  const changed: ChangedVerdict[] = [];
  let verdicts = 0;
  const note = (
    at: Omit<ChangedVerdict, 'before' | 'after'>,
    before: PreviewVerdict,
    after: PreviewVerdict,
  ) => {
    verdicts += 1;
    if (JSON.stringify(before) !== JSON.stringify(after)) changed.push({ ...at, before, after });
  };
  for (const { session, sheets } of sessions) {
    for (const sample of new Set(sheets.map((sheet) => sheet.sample))) {
      const [first, second] = [scored(sheets, sample, 1), scored(sheets, sample, 2)];
      for (const [replicate, own] of [
        [1, first],
        [2, second],
      ] as const) {
        if (own.length === 0) continue;
        const before = verdict(await stats.assess(signal, own, now));
        const after = verdict(await stats.assess(signal, own, then));
        note({ session, sample, replicate }, before, after);
      }
      if (first.length === 0 || second.length === 0) continue;
      const pair = async (settings: PanelSettings): Promise<PreviewVerdict> => {
        const compared = await stats.duplicate(signal, first, second, settings);
        const accepted =
          compared.accepted &&
          (compared.categoryMatch || !settings.categoryMatch) &&
          (compared.defectMatch || !settings.defectMatch);
        return { of: 'pair', accepted, class: accepted ? compared.class : null };
      };
      note({ session, sample, replicate: 'pair' }, await pair(now), await pair(then));
    }
  }
  return { verdicts, changed };
}

const verdict = (found: Assessment): PreviewVerdict => ({
  of: 'analysis',
  class: found.class,
  reliable: found.reliable,
  fruityClass: found.fruityClass,
  statements: found.statements,
});

function scored(
  sheets: readonly SealedSheet[],
  sample: string,
  replicate: Replicate,
): readonly ScoredSheet[] {
  return sheets
    .filter((sheet) => sheet.valid && sheet.sample === sample && sheet.replicate === replicate)
    .map(scoreSheet);
}
