import { keepClassDecision } from '../../../domain/results/keep-class-decision.ts';
import type { SampleVerdict } from '../../../domain/results/sample-verdict.ts';
import { parseSessionCode, type SampleId, type SessionCode } from '../../../domain/words/ids.ts';
import { scoreSheet } from '../../../domain/words/sealed-answers.ts';
import {
  type CurrentAnalysis,
  judgeSample,
} from '../../../stats-worker/acceptance/judge-sample.ts';
import type { PanelScope } from '../../database/database.ts';
import { currentResults } from '../../database/results/results.ts';
import { keepVerdict, lockSamples, readVerdict } from '../../database/samples/sample-verdicts.ts';
import { type KeptSheet, listSealedSheets } from '../../database/sheets/sheets.ts';

/**
 * Computes the verdicts of samples again from all their valid results, in whichever session a
 * replicate is (ASM-20, M-PAIR). A person's decision on the same pairs stays valid (ASM-21). The
 * class of a sample is that of its verdict. Returns the verdicts for the audit trail.
 */
export async function renewVerdicts(
  scope: PanelScope,
  samples: readonly SampleId[],
): Promise<Readonly<Record<string, SampleVerdict | null>>> {
  await lockSamples(scope, samples);
  const results = await currentResults(scope, samples);
  const sheets = new Map<SessionCode, readonly KeptSheet[]>();
  for (const number of new Set(results.map(({ session }) => session))) {
    const session = parseSessionCode(number);
    if (session !== null) sheets.set(session, await listSealedSheets(scope, session));
  }
  const verdicts: Record<string, SampleVerdict | null> = {};
  for (const sample of samples) {
    const analyses = results
      .filter((row) => row.sample === sample)
      .map(
        (row): CurrentAnalysis => ({
          ...row,
          sheets: (sheets.get(row.session) ?? [])
            .filter((sheet) => row.sheets.has(`${sheet.taster}|${sheet.code}|${sheet.version}`))
            .map(scoreSheet),
        }),
      );
    const made = judgeSample(analyses);
    const verdict =
      made === null ? null : keepClassDecision(made, await readVerdict(scope, sample));
    await keepVerdict(scope, sample, verdict);
    verdicts[sample] = verdict;
  }
  return verdicts;
}
