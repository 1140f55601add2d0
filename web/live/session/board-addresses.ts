import { address } from '../../parts/page/address.ts';
import type { BOTH } from './use-chosen-sample.ts';

/** The path parameters of a session, of one of its samples, or of a replicate of that sample. */
const glasses = (session: number, sample?: string, replicate?: number | typeof BOTH) => ({
  code: String(session),
  ...(sample === undefined ? {} : { sample }),
  ...(replicate === undefined ? {} : { tasting: String(replicate) }),
});

/** The address of the assessment of a sample in a session, in one replicate if named, or both. */
export const assessmentHref = (
  session: number,
  sample: string,
  replicate?: number | typeof BOTH,
): string =>
  address('/intra/assessments/$code/{-$sample}/{-$tasting}', {
    params: glasses(session, sample, replicate),
  });

/** The address of a session's live board. */
export const boardHref = (session: number): string =>
  address('/intra/tastersevaluation/$code/{-$sample}/{-$tasting}', { params: glasses(session) });

/** The address of the tasters' sheets of a sample in a session, in one replicate if named. */
export const sheetsHref = (session: number, sample: string, replicate?: number): string =>
  address('/intra/tastersevaluation/$code/{-$sample}/{-$tasting}', {
    params: glasses(session, sample, replicate),
  });

/**
 * The address at which a paper sheet is keyed in: of a taster, and of one glass if named (KEY-1).
 */
export const papersheetHref = (session: number, taster?: string, glass?: string): string =>
  address('/intra/papersheet/$code/{-$taster}/{-$glass}', {
    params: {
      code: String(session),
      ...(taster === undefined ? {} : { taster }),
      ...(glass === undefined ? {} : { glass }),
    },
  });

/** The address of the reports of a sample in a session (RPT-1). */
export const reportOfHref = (session: number, sample: string): string =>
  address('/intra/reports/$code/$sample', { params: { code: String(session), sample } });

/** The address of a session's plan. */
export const planHref = (session: number): string =>
  address('/intra/sessions/{-$code}', { params: { code: String(session) } });

/** The address at which a session's labels and paper sheets are printed (LBL-1). */
export const printsHref = (session: number): string =>
  address('/intra/labels/$code', { params: { code: String(session) } });

/** The address of a session's points as points_long.csv (exchange.md). */
export const pointsHref = (session: number): string => `/api/sessions/${session}/points_long.csv`;

/** The address of a session's answers as marks_long.csv (exchange.md). */
export const marksHref = (session: number): string => `/api/sessions/${session}/marks_long.csv`;
