/** The address of the assessment of a sample in a session, in one replicate if named (product specification, section 2). */
export const assessmentHref = (session: number, sample: string, replicate?: number): string =>
  `/intra/assessments/${session}/${sample}${replicate === undefined ? '' : `/${replicate}`}`;

/** The address of a session's live board. */
export const boardHref = (session: number): string => `/intra/tastersevaluation/${session}`;

/** The address of the tasters' sheets of a sample in a session, in one replicate if named. */
export const sheetsHref = (session: number, sample: string, replicate?: number): string =>
  `${boardHref(session)}/${sample}${replicate === undefined ? '' : `/${replicate}`}`;

/** The address of a session's plan. */
export const planHref = (session: number): string => `/intra/sessions/${session}`;

/** The address of a session's answers as marks_long.csv (exchange.md). */
export const marksHref = (session: number): string => `/api/sessions/${session}/marks_long.csv`;
