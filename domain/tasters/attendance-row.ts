/** A session a taster was served in: how many glasses, and of how many the sheet was sealed. */
export type AttendanceRow = {
  readonly session: number;
  readonly date: string;
  readonly training: boolean;
  readonly glasses: number;
  readonly sealed: number;
};
