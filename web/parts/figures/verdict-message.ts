import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isTasterIndex } from '../../../domain/quality/quality-indexes.ts';
import { INDEX_WORDS } from './index-words.ts';

/**
 * Message for the code of a verdict, of a failed criterion, of a series or of an index (FIG-1).
 * Null for any other code.
 */
export function verdictMessage(code: string): MessageDescriptor | null {
  switch (code) {
    case 'within':
      return msg`within the limit`;
    case 'beyond':
      return msg`beyond the limit`;
    case 'insufficient':
      return msg`not enough data`;
    case 'satisfactory':
      return msg`satisfactory`;
    case 'warning':
      return msg`warning`;
    case 'action':
      return msg`action needed`;
    case 'defect':
      return msg`predominant defect`;
    case 'classified':
      return msg`classified attribute`;
    case 'fewer-than-8':
      return msg`fewer than 8 valid evaluations:`;
    case 'more-than-12':
      return msg`more than 12 valid evaluations:`;
    case 'not-reliable':
      return msg`not reliable:`;
    case 'duplicate-beyond':
      return msg`normalised error beyond its limit:`;
    case 'category-differs':
      return msg`replicates of different categories:`;
    case 'defect-differs':
      return msg`replicates of different predominant defects:`;
    case 'reference-beyond':
      return msg`reference material not met:`;
    case 'left-out-after-figures':
      return msg`sheet left out after the figures were open:`;
    case 'plan-differs':
      return msg`plan says something else than was served:`;
    default:
      return isTasterIndex(code) ? INDEX_WORDS[code].listed : null;
  }
}
