/** One entry of the audit trail. `before` and `after` are what the record was and became. */
export type AuditRow = {
  readonly sequence: number;
  readonly at: string;
  readonly name: string;
  readonly role: string;
  readonly from: string;
  readonly command: string;
  readonly data: unknown;
  readonly before: unknown;
  readonly after: unknown;
  readonly reason: string | null;
  readonly digest: string;
};
