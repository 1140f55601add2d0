import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Origin, Source, SourceMark } from '../../../stats-worker/explanation/rules.ts';

/**
 * Message that says how a part of a rule is known: read or recalled from a published text, or a
 * convention of the product (FIG-1). A convention of the product is never called official, nor the
 * panel's own.
 */
export function markMessage(mark: SourceMark): MessageDescriptor {
  switch (mark) {
    case 'N':
      return msg`Read in the standard`;
    case 'S':
      return msg`Read in a source that applies the standard`;
    case 'R':
      return msg`Recalled from the standard, not re-read`;
    case 'P':
      return msg`Verdial’s convention: no published text was at hand`;
  }
}

/**
 * Short form of the same message, for lists that explain once above what a convention is (SET-7).
 */
export const shortMarkMessage = (mark: SourceMark): MessageDescriptor =>
  mark === 'P' ? msg`Verdial’s convention` : markMessage(mark);

/**
 * Message that cites the source text of a rule's part, with the place in it (FIG-1). Null for a
 * convention, which has no source.
 */
export function sourceMessage(source: Source): MessageDescriptor | null {
  switch (source) {
    case 'ioc-t20-doc15':
      return msg`COI/T.20/Doc. 15`;
    case 'ioc-t15-nc3':
      return msg`COI/T.15/NC No 3, trade standard`;
    case 'eu-2022-2104-table':
      return msg`Delegated Regulation (EU) 2022/2104, Annex I, Table A, notes 1 to 3`;
    case 'eu-2022-2104-rounding':
      return msg`Delegated Regulation (EU) 2022/2104, Annex I, note (a)`;
    case 'eu-2022-2104-annex-2':
      return msg`Delegated Regulation (EU) 2022/2104, Annex II`;
    case 'eu-2022-2105-9':
      return msg`Implementing Regulation (EU) 2022/2105, Article 9(5)`;
    case 'eu-2022-2105-11':
      return msg`Implementing Regulation (EU) 2022/2105, Article 11(4)`;
    case 'ec-796-2002-5.2':
      return msg`Regulation (EC) No 796/2002 (repealed), Annex XII, point 5.2`;
    case 'ec-796-2002-5.3':
      return msg`Regulation (EC) No 796/2002 (repealed), Annex XII, point 5.3`;
    case 'applications':
      return msg`published studies and programs that apply the method`;
    case 'mapa-note-2':
      return msg`MAPA, interpretative note No 2`;
    case 'iso-13528':
      return msg`ISO 13528`;
    case 'iso-17025':
      return msg`ISO/IEC 17025:2017, 7.5 and 7.11`;
    case 'product':
      return null;
  }
}

/** Message that names the part of a rule for which a source is given (FIG-1). */
export function partMessage(part: NonNullable<Origin['part']>): MessageDescriptor {
  switch (part) {
    case 'formula':
      return msg`The formula`;
    case 'limit':
      return msg`The limit`;
    case 'limit-defect':
      return msg`The limit of 20 % for the defect`;
    case 'limit-fruity':
      return msg`The limit of 20 % for fruity`;
    case 'reading':
      return msg`Type of quartile (type 7 or type 2)`;
    case 'limits-eu':
      return msg`The limits of the EU`;
    case 'limits-ioc':
      return msg`The limits of the IOC`;
    case 'rounding':
      return msg`The rounding to 0.1`;
    case 'direct':
      return msg`No interval moves a category`;
    case 'half':
      return msg`A descriptor counts when half the tasters name it`;
    case 'zeros':
      return msg`A taster not naming it counts as 0`;
    case 'green':
      return msg`Green when at least half tick green`;
    case 'cut-points':
      return msg`The cut points 3.0 and 6.0`;
    case 'ends':
      return msg`Zero, and which side a cut point belongs to`;
    case 'average':
      return msg`The mean of the two, or two more analyses`;
    case 'test':
      return msg`The test`;
    case 'window':
      return msg`Six months at most, six duplicates at least`;
    case 'blocks':
      return msg`The three blocks of the competition sheet`;
    case 'maxima':
      return msg`Their greatest points`;
    case 'evaluations':
      return msg`8 to 12 evaluations`;
    case 'pairing':
      return msg`Which replicates form a pair, and within six months`;
    case 'two-sessions':
      return msg`A counter-assessment lies in two sessions`;
    case 'plain':
      return msg`Plain fruitiness when as many tick green as ripe`;
  }
}
