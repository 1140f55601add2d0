import { type Migration, statements } from './migration.ts';

/** ACC-43: mails for a new password that were refused for their number are kept beside the sign-ins that failed. */
export const refusedMails: Migration = {
  name: '070-refused-mails',
  up: (db) =>
    statements(db, [
      `alter table failed_sign_ins drop constraint failed_sign_ins_reason_check`,
      `alter table failed_sign_ins add constraint failed_sign_ins_reason_check
         check (reason in ('password', 'disabled', 'limit', 'mails'))`,
    ]),
};
