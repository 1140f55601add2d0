import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * The name of a command in the audit trail, as a message. A command without a message is shown by
 * its own name.
 */
export function auditCommandMessage(command: string): MessageDescriptor {
  return recordMessage(command) ?? sessionMessage(command) ?? msg`${command}`;
}

function recordMessage(command: string): MessageDescriptor | null {
  switch (command) {
    case 'found-panel':
      return msg`Panel created`;
    case 'sign-trail':
      return msg`Trail signed from here on`;
    case 'change-panel':
      return msg`Panel data changed`;
    case 'make-backup':
      return msg`Backup of the panel made`;
    case 'restore-backup':
      return msg`Panel restored from an unproven backup`;
    case 'copy-sheet':
      return msg`Profile sheet copied`;
    case 'change-sheet':
      return msg`Draft of a profile sheet changed`;
    case 'publish-sheet':
      return msg`Profile sheet published`;
    case 'retire-sheet':
      return msg`Version of a profile sheet retired`;
    case 'offer-sheet':
      return msg`Version of a profile sheet offered again`;
    case 'delete-sheet':
      return msg`Profile sheet deleted`;
    case 'register-sample':
      return msg`Sample registered`;
    case 'import-sample':
      return msg`Sample imported`;
    case 'change-sample':
      return msg`Sample changed`;
    case 'delete-sample':
      return msg`Sample deleted`;
    case 'correct-quantity':
      return msg`Quantity of a sample corrected`;
    case 'set-sample-state':
      return msg`State of a sample changed`;
    case 'note-point':
      return msg`Note to a point of quality`;
    case 'note-retraining':
      return msg`Retraining of a taster noted`;
    case 'strike-note':
      return msg`Note of quality struck`;
    case 'make-watch-key':
      return msg`Key for watching made`;
    case 'revoke-watch-key':
      return msg`Key for watching revoked`;
    case 'attach-file':
      return msg`File attached to a sample`;
    case 'delete-file':
      return msg`File of a sample deleted`;
    case 'change-panel-image':
      return msg`Image of the panel changed`;
    case 'delete-panel-image':
      return msg`Image of the panel deleted`;
    case 'register-taster':
      return msg`Taster registered`;
    case 'import-taster':
      return msg`Taster imported`;
    case 'change-taster':
      return msg`Taster changed`;
    case 'delete-taster':
      return msg`Taster deleted`;
    case 'add-status':
      return msg`Taster status added`;
    case 'delete-status':
      return msg`Taster status removed`;
    case 'change-settings':
      return msg`Settings changed`;
    case 'open-account':
      return msg`Account created`;
    case 'change-account':
      return msg`Account changed`;
    case 'invite-account':
      return msg`Account invited again`;
    case 'hand-over-link':
      return msg`Link to a new password handed over`;
    case 'confirm-account':
      return msg`Confirmed by the owner of the account`;
    case 'change-password':
    case 'reset-password':
      return msg`Password changed`;
    case 'set-up-second-factor':
      return msg`Second factor set up`;
    case 'remove-second-factor':
      return msg`Second factor removed`;
    case 'clear-second-factor':
      return msg`Lost second factor cleared`;
    case 'renew-recovery-codes':
      return msg`Recovery codes renewed`;
    case 'use-recovery-code':
      return msg`Signed in with a recovery code`;
    case 'require-second-factor':
      return msg`Rule about the second factor changed`;
    case 'change-signature':
      return msg`Signature changed`;
    case 'sign-out-device':
      return msg`Device signed out`;
    default:
      return null;
  }
}

function sessionMessage(command: string): MessageDescriptor | null {
  switch (command) {
    case 'create-session':
      return msg`Session created`;
    case 'show-session':
      return msg`Session shown to the tasters`;
    case 'hide-session':
      return msg`Session hidden`;
    case 'close-session':
      return msg`Session closed`;
    case 'validate-session':
      return msg`Session validated`;
    case 'invalidate-session':
      return msg`Session invalidated`;
    case 'judge-day':
      return msg`Verdict on a tasting day`;
    case 'issue-report':
      return msg`Report issued`;
    case 'decide-class':
      return msg`Category decided by a person`;
    case 'judge-assessment':
      return msg`Assessment called valid or invalid`;
    case 'change-plan':
      return msg`Plan changed`;
    case 'exclude-sheet':
      return msg`Sheet left out`;
    case 'put-back-sheet':
      return msg`Sheet included again`;
    case 'seal-sheet':
      return msg`Sheet signed and sealed`;
    case 'key-sheet':
      return msg`Sheet keyed in from paper`;
    case 'reopen-sheet':
      return msg`Sheet opened again`;
    case 'sheet-edited-after-seal':
      return msg`Marks arrived for a sheet that was sealed`;
    case 'document-lost-updates':
      return msg`Stored document partly lost or altered`;
    case 'open-figures':
      return msg`Results revealed before all had signed`;
    case 'release-figures':
      return msg`Figures released to the tasters`;
    case 'refuse-figures':
      return msg`Figures that are not open were asked for`;
    case 'see-figures':
      return msg`Taster saw own sheets beside the panel`;
    case 'call-leader':
      return msg`Panel leader called`;
    case 'answer-call':
      return msg`Call answered`;
    case 'end-rest':
      return msg`Rest shortened`;
    default:
      return null;
  }
}
