import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** M-ACCEPT: one failed criterion as it comes over the wire (`not-reliable S-26-0421 1`), in words. */
export function criterionMessage(text: string): MessageDescriptor {
  const [code = '', sample = '', replicate = ''] = text.split(' ');
  switch (code) {
    case 'fewer-than-8':
      return msg`${sample}, replicate ${replicate}: fewer than 8 valid evaluations`;
    case 'more-than-12':
      return msg`${sample}, replicate ${replicate}: more than 12 valid evaluations`;
    case 'not-reliable':
      return msg`${sample}, replicate ${replicate}: CVr above 20 %, to be tasted again`;
    case 'duplicate-beyond':
      return msg`${sample}: the normalised error of the duplicate is beyond its maximum`;
    case 'category-differs':
      return msg`${sample}: the two replicates fall into different classes`;
    case 'defect-differs':
      return msg`${sample}: the two replicates have different predominant defects`;
    case 'reference-beyond':
      return msg`${sample}: the reference material is beyond its limits`;
    default:
      return msg`${text}`;
  }
}
