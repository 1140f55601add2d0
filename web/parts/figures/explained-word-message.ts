import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isAttributeKey, isDescriptorKey } from '../../../domain/words/attributes.ts';
import { sheetNameMessage } from '../messages/attribute-names.tsx';
import {
  fruityClassMessage,
  isFruityClass,
  oilClassMessage,
  parseOilClass,
} from '../messages/class-names.ts';
import { statementMessage } from '../messages/statement-message.ts';
import { verdictMessage } from './verdict-message.ts';

/**
 * The message of a code in an explanation (FIG-1). Null for a code that is shown as it is, such as
 * the scheme EU.
 */
export function explainedWordMessage(code: string): MessageDescriptor | null {
  if (isAttributeKey(code) || isDescriptorKey(code)) return sheetNameMessage(code);
  const oil = parseOilClass(code);
  if (oil !== null) return oilClassMessage(oil);
  if (isFruityClass(code)) return fruityClassMessage(code);
  if (code === 'kind-not-stated') return fruityClassMessage(null);
  if (code === 'IOC-ordinary') return msg`IOC, with ordinary virgin`;
  if (code === 'yes') return msg`yes`;
  if (code === 'no') return msg`no`;
  if (code === 'none') return msg({ message: 'None', context: 'defect' });
  if (code === 'type7') return msg`type 7, panel setting`;
  if (code === 'type2') return msg`type 2, panel setting`;
  return verdictMessage(code) ?? statementMessage(code);
}

/**
 * A code of an explanation in words, part by part (FIG-1). A verdict on an index has the code
 * `series.index.verdict`. The code of a failed criterion is followed by the sample and the
 * replicate.
 */
export function explainedWords(code: string, tell: (message: MessageDescriptor) => string): string {
  const whole = explainedWordMessage(code);
  if (whole !== null) return tell(whole);
  const index = code.split('.');
  if (index.length === 3) return index.map((part) => wordOf(part, tell)).join(', ');
  const [head = '', ...rest] = code.split(' ');
  return [wordOf(head, tell), ...rest].join(' ');
}

const wordOf = (code: string, tell: (message: MessageDescriptor) => string): string => {
  const message = explainedWordMessage(code);
  return message === null ? code : tell(message);
};
