import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isTasterIndex } from '../../../domain/quality/quality-indexes.ts';
import { isAttributeKey, isDescriptorKey } from '../../../domain/words/attributes.ts';
import { sheetNameMessage } from '../messages/attribute-names.tsx';
import {
  fruityClassMessage,
  isFruityClass,
  oilClassMessage,
  parseOilClass,
} from '../messages/class-names.ts';
import { statementMessage } from '../messages/statement-message.ts';
import { INDEX_WORDS } from './index-words.ts';

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

const VERDICTS: ReadonlyMap<string, MessageDescriptor> = new Map(
  Object.entries({
    within: msg`within the limit`,
    beyond: msg`beyond the limit`,
    insufficient: msg`not enough data`,
    satisfactory: msg`satisfactory`,
    warning: msg`warning`,
    action: msg`action needed`,
    defect: msg`predominant defect`,
    classified: msg`classified attribute`,
    'fewer-than-8': msg`fewer than 8 valid evaluations:`,
    'more-than-12': msg`more than 12 valid evaluations:`,
    'not-reliable': msg`not reliable:`,
    'duplicate-beyond': msg`normalised error beyond its limit:`,
    'category-differs': msg`replicates of different categories:`,
    'defect-differs': msg`replicates of different predominant defects:`,
    'reference-beyond': msg`reference material not met:`,
    'left-out-after-figures': msg`sheet left out after the figures were open:`,
    'plan-differs': msg`plan says something else than was served:`,
  }),
);

/**
 * Message for the code of a verdict, of a failed criterion, of a series or of an index (FIG-1).
 * Null for any other code.
 */
const verdictMessage = (code: string): MessageDescriptor | null =>
  VERDICTS.get(code) ?? (isTasterIndex(code) ? INDEX_WORDS[code].listed : null);
