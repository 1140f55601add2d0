import type { PanelScope } from '../database/database.ts';
import type { NamedRecords } from './named-records.ts';
import { verifyFiles } from './verify-files.ts';
import { verifyReports } from './verify-reports.ts';
import { verifyResults } from './verify-results.ts';
import { verifyScores } from './verify-scores.ts';
import { verifySheets } from './verify-sheets.ts';
import { verifyValidity } from './verify-validity.ts';
import type { WrongRecord } from './wrong-record.ts';

/**
 * Verifies sealed sheets, results, reports and files against the digests in the audit trail, and
 * returns the first difference (AUD-10).
 */
export const verifyRecords = async (
  scope: PanelScope,
  named: NamedRecords,
): Promise<WrongRecord | null> =>
  (await verifySheets(scope, named)) ??
  (await verifyResults(scope, named)) ??
  (await verifyScores(scope, named)) ??
  (await verifyValidity(scope, named)) ??
  (await verifyReports(scope, named)) ??
  (await verifyFiles(scope, named));
