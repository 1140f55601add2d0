/**
 * The acts of the audit trail by the kind of object that they change (AUD-15). Each act is listed
 * under one kind.
 */
const ACTS = {
  session: [
    'create-session',
    'change-plan',
    'show-session',
    'hide-session',
    'close-session',
    'call-leader',
    'answer-call',
    'end-rest',
  ],
  sheet: [
    'seal-sheet',
    'key-sheet',
    'reopen-sheet',
    'exclude-sheet',
    'put-back-sheet',
    'sheet-edited-after-seal',
    'document-lost-updates',
    'open-figures',
    'release-figures',
    'see-figures',
    'refuse-figures',
  ],
  result: [
    'validate-session',
    'invalidate-session',
    'judge-day',
    'decide-class',
    'judge-assessment',
    'issue-report',
  ],
  sample: [
    'register-sample',
    'import-sample',
    'change-sample',
    'delete-sample',
    'correct-quantity',
    'set-sample-state',
    'attach-file',
    'delete-file',
  ],
  taster: [
    'register-taster',
    'import-taster',
    'change-taster',
    'delete-taster',
    'add-status',
    'delete-status',
  ],
  quality: ['note-point', 'note-retraining', 'strike-note'],
  account: [
    'open-account',
    'change-account',
    'invite-account',
    'hand-over-link',
    'confirm-account',
    'change-password',
    'reset-password',
    'set-up-second-factor',
    'remove-second-factor',
    'clear-second-factor',
    'renew-recovery-codes',
    'use-recovery-code',
    'require-second-factor',
    'change-signature',
    'sign-out-device',
    'make-watch-key',
    'revoke-watch-key',
  ],
  panel: [
    'found-panel',
    'change-panel',
    'change-panel-image',
    'delete-panel-image',
    'change-settings',
    'copy-sheet',
    'change-sheet',
    'publish-sheet',
    'retire-sheet',
    'offer-sheet',
    'delete-sheet',
    'sign-trail',
    'make-backup',
    'restore-backup',
  ],
} as const;

/** A kind of object in the audit trail: what an act changes. */
export type AuditThing = keyof typeof ACTS;

/** Every kind of object in the audit trail, in the order in which the filter offers them. */
export const AUDIT_THINGS = [
  'session',
  'sheet',
  'result',
  'sample',
  'taster',
  'quality',
  'account',
  'panel',
] as const satisfies readonly AuditThing[];

/** Type guard for a kind of object in the audit trail. */
export const isAuditThing = (value: unknown): value is AuditThing =>
  AUDIT_THINGS.some((thing) => thing === value);

/** The acts of the audit trail that change a kind of object (AUD-15). */
export const actsOn = (thing: AuditThing): readonly string[] => ACTS[thing];
