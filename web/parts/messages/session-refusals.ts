import { msg, plural } from '@lingui/core/macro';
import { namePlannedOils } from '../../../domain/quality/decide-release-figures.ts';
import type { RefusalWords, SpokenCode } from './refusal-words.ts';

/** Messages of the refusals about sessions, tasting days, sheets and live documents. */
export const sessionRefusals = {
  'plan-not-ready': () => msg`Plan not ready: see what is missing.`,
  'session-validated': () => msg`The session is validated; invalidate it first.`,
  'key-altered': () => msg`Glasses differ from the audit trail. Tell your administrator.`,
  'session-not-shown': () => msg`Session not shown to the tasters yet.`,
  'session-not-closed': () => msg`The session is not closed yet.`,
  'session-not-validated': () => msg`The session is not validated.`,
  'session-without-results': () => msg`No sheet is signed: nothing to validate.`,
  'criteria-not-met': () => msg`Invalid validation criteria. Validate the session?`,
  'decision-not-due': () => msg`The analyses give the category: nothing to decide.`,
  'class-not-of-scheme': () => msg`The panel’s limits have no such category.`,
  'assessment-same': () => msg`Somebody has already decided this. Reload first.`,
  'report-of-training': () => msg`A session for training has no report.`,
  'report-of-invalid': () => msg`The assessment is invalid: nothing to report.`,
  'report-class-awaited': () => msg`No final category yet: more analyses, or a person’s decision.`,
  'report-elsewhere': ({ session }) =>
    msg`Issue it in session ${session}, which gives the category.`,
  'report-same': ({ number }) => msg`Report ${number} states exactly this already.`,
  'day-not-validated': () => msg`Validate every session of the day first.`,
  'day-not-judged': () => msg`Nothing to reopen: reload the day.`,
  'reason-missing': () => msg`A reason is needed.`,
  'figures-closed': ({ missing }) =>
    msg({
      message: plural(missing, {
        one: 'Results open after one more sheet.',
        other: 'Results open after # more sheets.',
      }),
    }),
  'own-figures-closed': () => msg`A leader must release the panel’s figures first.`,
  'own-figures-off': () => msg`The panel’s settings keep its figures from tasters.`,
  'oils-planned': ({ oils }) => {
    const named = namePlannedOils(oils);
    return msg`Tasters with the figures may recognise oils planned or in tasting: ${named}.`;
  },
  'sheet-incomplete': () => msg`The sheet has lines without an answer.`,
  'sheet-unsigned': () => msg`The taster’s signature is mandatory.`,
  'sheet-changed': () => msg`Sheet differs from what was signed. Check and sign again.`,
  'sheet-unconfirmed': () => msg`Two devices disagree on a line: confirm it.`,
  'sheet-uncalibrated': () => msg`Screen not calibrated: its marks are no lengths.`,
  'sheet-foreign': () => msg`Not stored: it has answers its profile sheet lacks.`,
  'sheet-not-sealed': () => msg`The sheet is not signed and stored yet.`,
  'sheet-sealed': () => msg`Already stored: reopen the sheet first.`,
  'leader-keys-over': () => msg`Signed on a device: only a leader keys it in.`,
  'opener-keys-over': () => msg`You reopened this sheet: somebody else keys it in.`,
  'device-tasting': () => msg`Glass being tasted on a device: answers not signed yet.`,
  'keying-unsettled': () => msg`A value to keep was never keyed in.`,
  'document-without-header': unreadable,
  'document-of-another-kind': unreadable,
  'document-too-new': () => msg`Written by a newer version. Reload the page.`,
  'document-field-invalid': unreadable,
} satisfies Partial<RefusalWords<SpokenCode>>;

function unreadable() {
  return msg`Unreadable, but nothing is lost. Tell your administrator.`;
}
