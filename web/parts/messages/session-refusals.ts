import { msg, plural } from '@lingui/core/macro';
import { namePlannedOils } from '../../../domain/quality/decide-release-figures.ts';
import type { RefusalWords, SpokenCode } from './refusal-words.ts';

/** Messages of the refusals about sessions, tasting days, sheets and live documents. */
export const sessionRefusals = {
  'plan-not-ready': () => msg`The plan is not ready for the tasters: look at what is missing.`,
  'session-validated': () => msg`The session is validated; invalidate it first.`,
  'key-altered': () =>
    msg`The glasses are not those that were served: the audit trail tells others. Tell your administrator.`,
  'session-not-shown': () => msg`The session has not been shown to the tasters.`,
  'session-not-closed': () => msg`The session is not closed yet.`,
  'session-not-validated': () => msg`The session is not validated.`,
  'session-without-results': () =>
    msg`No sheet has been signed, so there is no result to validate.`,
  'criteria-not-met': () => msg`Invalid validation criteria. Validate sessions?`,
  'decision-not-due': () =>
    msg`The category of this sample follows from its analyses: nobody has to decide it.`,
  'class-not-of-scheme': () => msg`The limits of the panel know no such category.`,
  'assessment-same': () =>
    msg`Somebody has already decided this for the assessment. Read it again first.`,
  'report-of-training': () => msg`A session for training has no report.`,
  'report-of-invalid': () => msg`The assessment was called invalid: there is nothing to report.`,
  'report-class-awaited': () =>
    msg`The sample has no final category yet: further analyses are awaited, or a person decides.`,
  'report-elsewhere': ({ session }) =>
    msg`The category comes of session ${session}: the report is issued there.`,
  'report-same': ({ number }) => msg`Report ${number} states exactly this already.`,
  'day-not-validated': () => msg`Not every session of the day is validated yet.`,
  'day-not-judged': () =>
    msg`No decision on the day stands, so there is nothing to reopen. Read it again.`,
  'reason-missing': () => msg`A reason is needed.`,
  'figures-closed': ({ missing }) =>
    msg({
      message: plural(missing, {
        one: 'The results stay hidden: one more sheet has to be signed.',
        other: 'The results stay hidden: # more sheets have to be signed.',
      }),
    }),
  'own-figures-closed': () =>
    msg`The panel’s figures of this session are not open to you. They open when a panel leader releases them.`,
  'own-figures-off': () => msg`The settings of the panel do not let tasters see its figures.`,
  'oils-planned': ({ oils }) => {
    const named = namePlannedOils(oils);
    return msg`Oils of this session that are on a plan or before tasters now, with those sessions: ${named}. Whoever knows the figures may recognise them.`;
  },
  'sheet-incomplete': () => msg`The sheet has lines without an answer.`,
  'sheet-unsigned': () => msg`The taster’s signature is mandatory.`,
  'sheet-changed': () =>
    msg`The sheet says something else than what was signed. Look at it, and sign again.`,
  'sheet-unconfirmed': () => msg`Two devices answered a line differently. Confirm it on the sheet.`,
  'sheet-uncalibrated': () =>
    msg`The sheet was marked on a screen that was not calibrated, so its marks are no lengths.`,
  'sheet-foreign': () =>
    msg`The sheet holds answers that its profile sheet does not ask for. Nothing of it was stored.`,
  'sheet-not-sealed': () => msg`The sheet is not signed and stored yet.`,
  'sheet-sealed': () => msg`The sheet of this glass is stored already. Open it again first.`,
  'leader-keys-over': () =>
    msg`The taster signed this sheet on a device. Only a panel leader keys it in again from paper.`,
  'opener-keys-over': () =>
    msg`You opened this sheet again, so somebody else of the panel keys it in from paper.`,
  'device-tasting': () =>
    msg`A device is tasting this glass: it has answers of the taster that are not signed yet.`,
  'keying-unsettled': () =>
    msg`Something that is to be kept was keyed in neither the first nor the second time.`,
  'document-without-header': unreadable,
  'document-of-another-kind': unreadable,
  'document-too-new': () =>
    msg`This was written by a newer version of the program. Reload the page.`,
  'document-field-invalid': unreadable,
} satisfies Partial<RefusalWords<SpokenCode>>;

function unreadable() {
  return msg`What is stored cannot be read. Nothing of it is lost; tell your administrator.`;
}
