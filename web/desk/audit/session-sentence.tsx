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
          {who} released the figures of session {session}.
        </Trans>
      );
    case 'call-leader':
      return (
        <Trans>
          {who} <Plural value={count} one="called" other="called" /> the leader in session {session}
          .
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
          {who} decided {sample}’s category in session {session}.
        </Trans>
      );
    case 'judge-assessment':
      return (
        <Trans>
          {who} judged {sample}’s assessment in session {session}.
        </Trans>
      );
    case 'open-figures':
      return (
        <Trans>
          {who} revealed {sample}’s results in session {session} before all had signed.
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
        {who} answered {taster}’s call in session {session}.
      </Trans>
    );
  if (command === 'end-rest')
    return (
      <Trans>
        {who} shortened {taster}’s rest in session {session}.
      </Trans>
    );
  if (glasses === null) return null;
  switch (command) {
    case 'exclude-sheet':
      return (
        <Trans>
          {who} left out {taster}’s sheet for {glasses}, session {session}.
        </Trans>
      );
    case 'put-back-sheet':
      return (
        <Trans>
          {who} included {taster}’s sheet for {glasses}, session {session}, again.
        </Trans>
      );
    case 'key-sheet':
      return (
        <Trans>
          {who} keyed in {taster}’s paper sheet for {glasses}, session {session}.
        </Trans>
      );
    case 'reopen-sheet':
      return (
        <Trans>
          {who} reopened {taster}’s sheet for {glasses}, session {session}.
        </Trans>
      );
    case 'sheet-edited-after-seal':
      return (
        <Trans>
          {who} set aside marks for {taster}’s sealed sheet, {glasses}, session {session}.
        </Trans>
      );
    default:
      return null;
  }
}
