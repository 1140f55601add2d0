import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SentenceParts } from './sentence-parts.ts';

/**
 * Writes an act on a register, an account or the panel as a sentence (AUD-16). Null if the entry
 * lacks the data for it.
 */
export function recordSentence(command: string, parts: SentenceParts): ReactNode {
  const { who, record } = parts;
  switch (command) {
    case 'found-panel':
      return <Trans>{who} created the panel.</Trans>;
    case 'sign-trail':
      return <Trans>From here on {who} signs the trail.</Trans>;
    case 'change-panel':
      return <Trans>{who} changed the data of the panel.</Trans>;
    case 'make-backup':
      return <Trans>{who} made a backup of the panel.</Trans>;
    case 'restore-backup':
      return <Trans>{who} restored an unproven backup.</Trans>;
    case 'change-panel-image':
      return <Trans>{who} changed the image of the panel.</Trans>;
    case 'delete-panel-image':
      return <Trans>{who} deleted the image of the panel.</Trans>;
    case 'change-settings':
      return <Trans>{who} changed the settings.</Trans>;
    case 'require-second-factor':
      return <Trans>{who} changed the second-factor rule.</Trans>;
    case 'note-point':
      return <Trans>{who} added a note of quality.</Trans>;
    case 'strike-note':
      return <Trans>{who} struck a note of quality.</Trans>;
    default:
      return (
        ownSentence(command, parts) ??
        (record === null ? null : namedSentence(command, { who, record }))
      );
  }
}

/** Writes an act of a person on their own account as a sentence. */
function ownSentence(command: string, { who }: SentenceParts): ReactNode {
  switch (command) {
    case 'change-password':
    case 'reset-password':
      return <Trans>{who} changed the password.</Trans>;
    case 'set-up-second-factor':
      return <Trans>{who} set up a second factor.</Trans>;
    case 'remove-second-factor':
      return <Trans>{who} removed the second factor.</Trans>;
    case 'renew-recovery-codes':
      return <Trans>{who} renewed the recovery codes.</Trans>;
    case 'use-recovery-code':
      return <Trans>{who} signed in with a recovery code.</Trans>;
    case 'change-signature':
      return <Trans>{who} changed the signature.</Trans>;
    case 'sign-out-device':
      return <Trans>{who} signed a device out.</Trans>;
    default:
      return null;
  }
}

function namedSentence(
  command: string,
  { who, record }: { readonly who: ReactNode; readonly record: ReactNode },
): ReactNode {
  switch (command) {
    case 'register-sample':
      return (
        <Trans>
          {who} registered the sample {record}.
        </Trans>
      );
    case 'import-sample':
      return (
        <Trans>
          {who} imported the sample {record}.
        </Trans>
      );
    case 'change-sample':
      return (
        <Trans>
          {who} changed the sample {record}.
        </Trans>
      );
    case 'delete-sample':
      return (
        <Trans>
          {who} deleted the sample {record}.
        </Trans>
      );
    case 'correct-quantity':
      return (
        <Trans>
          {who} corrected the quantity of sample {record}.
        </Trans>
      );
    case 'set-sample-state':
      return (
        <Trans>
          {who} changed the state of sample {record}.
        </Trans>
      );
    case 'attach-file':
      return (
        <Trans>
          {who} attached a file to sample {record}.
        </Trans>
      );
    case 'delete-file':
      return (
        <Trans>
          {who} deleted a file of sample {record}.
        </Trans>
      );
    case 'register-taster':
      return (
        <Trans>
          {who} registered the taster {record}.
        </Trans>
      );
    case 'import-taster':
      return (
        <Trans>
          {who} imported the taster {record}.
        </Trans>
      );
    case 'change-taster':
      return (
        <Trans>
          {who} changed the taster {record}.
        </Trans>
      );
    case 'delete-taster':
      return (
        <Trans>
          {who} deleted the taster {record}.
        </Trans>
      );
    case 'open-account':
      return (
        <Trans>
          {who} created the account {record}.
        </Trans>
      );
    case 'change-account':
      return (
        <Trans>
          {who} changed the account {record}.
        </Trans>
      );
    case 'invite-account':
      return (
        <Trans>
          {who} invited the account {record} again.
        </Trans>
      );
    case 'hand-over-link':
      return (
        <Trans>
          {who} handed over a password link for {record}.
        </Trans>
      );
    case 'make-watch-key':
      return (
        <Trans>
          {who} made the key for watching {record}.
        </Trans>
      );
    case 'revoke-watch-key':
      return (
        <Trans>
          {who} revoked the key for watching {record}.
        </Trans>
      );
    default:
      return null;
  }
}
