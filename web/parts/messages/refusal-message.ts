import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Refusal } from '../../../domain/refusal.ts';
import type { RefusalData } from '../../../domain/refusal-data.ts';
import { accountRefusals } from './account-refusals.ts';
import { recordRefusals } from './record-refusals.ts';
import type { RefusalWords, SpokenCode } from './refusal-words.ts';
import { sessionRefusals } from './session-refusals.ts';

/** A refusal for which the screens have a message. */
type Spoken<Code extends SpokenCode = SpokenCode> = {
  readonly code: Code;
  readonly data: RefusalData[Code];
};

const WORDS: RefusalWords<SpokenCode> = {
  ...accountRefusals,
  ...recordRefusals,
  ...sessionRefusals,
};

/**
 * Message of a refusal, as text for the user. A refusal of the statistics engine gets a general
 * message with the code for support.
 */
export function refusalMessage(refusal: Pick<Refusal, 'code' | 'data'>): MessageDescriptor {
  const { code } = refusal;
  return isSpoken(refusal)
    ? spoken(refusal)
    : msg`An error occurred while processing your request (${code})`;
}

const isSpoken = (refusal: { readonly code: string }): refusal is Spoken =>
  Object.hasOwn(WORDS, refusal.code);

const spoken = <Code extends SpokenCode>({ code, data }: Spoken<Code>): MessageDescriptor =>
  WORDS[code](data);
