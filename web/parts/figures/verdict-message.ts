import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isTasterIndex } from '../../../domain/quality/quality-indexes.ts';
import { INDEX_WORDS } from './index-words.ts';

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
export const verdictMessage = (code: string): MessageDescriptor | null =>
  VERDICTS.get(code) ?? (isTasterIndex(code) ? INDEX_WORDS[code].listed : null);
