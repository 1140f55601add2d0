import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SentenceParts } from './sentence-parts.ts';

/**
 * Writes an act on a session, its sheets or its results as a sentence (AUD-16). Null if the entry
 * lacks the data for it.
 */
export function sessionSentence(command: string, parts: SentenceParts): ReactNode {
  const { who, count, session } = parts;
  if (session === null) return null;
  switch (command) {
    case 'create-session':
      return (
        <Trans>
          {who} created session {session}.
        </Trans>
      );
    case 'show-session':
      return (
        <Trans>
          {who} showed session {session} to the tasters.
        </Trans>
      );
    case 'hide-session':
      return (
        <Trans>
          {who} hid session {session} from the tasters.
        </Trans>
      );
    case 'close-session':
      return (
        <Trans>
          {who} closed session {session}.
        </Trans>
      );
    case 'validate-session':
      return parts.isAgainst ? (
        <Trans>
          {who} validated session {session} despite unmet criteria.
        </Trans>
      ) : (
        <Trans>
          {who} validated session {session}.
        </Trans>
      );
    case 'invalidate-session':
      return (
        <Trans>
          {who} invalidated session {session}.
        </Trans>
      );
    case 'change-plan':
      return (
        <Trans>
          {who} changed the plan of session {session}.
        </Trans>
      );
    case 'release-figures':
      return (
        <Trans>
          {who} released the figures of session {session} to its tasters.
        </Trans>
      );
    case 'call-leader':
      return (
        <Trans>
          {who} <Plural value={count} one="called" other="called" /> the panel leader in session{' '}
          {session}.
        </Trans>
      );
    default:
      return (
        sampleSentence(command, { ...parts, session }) ??
        sheetSentence(command, { ...parts, session })
      );
  }
}

type InSession = SentenceParts & { readonly session: ReactNode };

function sampleSentence(command: string, { who, sample, session }: InSession): ReactNode {
  if (sample === null) return null;
  switch (command) {
    case 'decide-class':
      return (
        <Trans>
          {who} decided the category of {sample} in session {session}.
        </Trans>
      );
    case 'judge-assessment':
      return (
        <Trans>
          {who} called the assessment of {sample} in session {session} valid or invalid.
        </Trans>
      );
    case 'open-figures':
      return (
        <Trans>
          {who} revealed the results of {sample} in session {session} before all had signed.
        </Trans>
      );
    default:
      return null;
  }
}

function sheetSentence(command: string, parts: InSession): ReactNode {
  const { who, count, glasses, taster, session } = parts;
  if (glasses !== null && command === 'seal-sheet')
    return (
      <Trans>
        {who} <Plural value={count} one="signed" other="signed" /> {glasses} of session {session}.
      </Trans>
    );
  if (taster === null) return null;
  if (command === 'answer-call')
    return (
      <Trans>
        {who} answered the call of {taster} in session {session}.
      </Trans>
    );
  if (command === 'end-rest')
    return (
      <Trans>
        {who} shortened the rest of {taster} in session {session}.
      </Trans>
    );
  if (glasses === null) return null;
  switch (command) {
    case 'exclude-sheet':
      return (
        <Trans>
          {who} left out the sheet of {taster} for {glasses} of session {session}.
        </Trans>
      );
    case 'put-back-sheet':
      return (
        <Trans>
          {who} included the sheet of {taster} for {glasses} of session {session} again.
        </Trans>
      );
    case 'key-sheet':
      return (
        <Trans>
          {who} keyed in the paper sheet of {taster} for {glasses} of session {session}.
        </Trans>
      );
    case 'reopen-sheet':
      return (
        <Trans>
          {who} opened the sheet of {taster} for {glasses} of session {session} again.
        </Trans>
      );
    case 'sheet-edited-after-seal':
      return (
        <Trans>
          {who} set aside marks that arrived for the sealed sheet of {taster} for {glasses} of
          session {session}.
        </Trans>
      );
    default:
      return null;
  }
}
