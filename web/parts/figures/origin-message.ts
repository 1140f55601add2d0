import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Origin, Source, SourceMark } from '../../../stats-worker/explanation/rules.ts';

const MARKS: Readonly<Record<SourceMark, MessageDescriptor>> = {
  N: msg`Read in the standard`,
  S: msg`Read in a source that applies the standard`,
  R: msg`Recalled from the standard, not re-read`,
  P: msg`Verdial’s convention: no published text was at hand`,
};

/**
 * Message that says how a part of a rule is known: read or recalled from a published text, or a
 * convention of the product (FIG-1). A convention of the product is never called official, nor the
 * panel's own.
 */
export const markMessage = (mark: SourceMark): MessageDescriptor => MARKS[mark];

/**
 * Short form of the same message, for lists that explain once above what a convention is (SET-7).
 */
export const shortMarkMessage = (mark: SourceMark): MessageDescriptor =>
  mark === 'P' ? msg`Verdial’s convention` : markMessage(mark);

const SOURCES: Readonly<Record<Source, MessageDescriptor | null>> = {
  'ioc-t20-doc15': msg`COI/T.20/Doc. 15`,
  'ioc-t15-nc3': msg`COI/T.15/NC No 3, trade standard`,
  'eu-2022-2104-table': msg`Delegated Regulation (EU) 2022/2104, Annex I, Table A, notes 1 to 3`,
  'eu-2022-2104-rounding': msg`Delegated Regulation (EU) 2022/2104, Annex I, note (a)`,
  'eu-2022-2104-annex-2': msg`Delegated Regulation (EU) 2022/2104, Annex II`,
  'eu-2022-2105-9': msg`Implementing Regulation (EU) 2022/2105, Article 9(5)`,
  'eu-2022-2105-11': msg`Implementing Regulation (EU) 2022/2105, Article 11(4)`,
  'ec-796-2002-5.2': msg`Regulation (EC) No 796/2002 (repealed), Annex XII, point 5.2`,
  'ec-796-2002-5.3': msg`Regulation (EC) No 796/2002 (repealed), Annex XII, point 5.3`,
  applications: msg`published studies and programs that apply the method`,
  'mapa-note-2': msg`MAPA, interpretative note No 2`,
  'iso-13528': msg`ISO 13528`,
  'iso-17025': msg`ISO/IEC 17025:2017, 7.5 and 7.11`,
  product: null,
};

/**
 * Message that cites the source text of a rule's part, with the place in it (FIG-1). Null for a
 * convention, which has no source.
 */
export const sourceMessage = (source: Source): MessageDescriptor | null => SOURCES[source];

const PARTS: Readonly<Record<NonNullable<Origin['part']>, MessageDescriptor>> = {
  formula: msg`The formula`,
  limit: msg`The limit`,
  'limit-defect': msg`The limit of 20 % for the defect`,
  'limit-fruity': msg`The limit of 20 % for fruity`,
  reading: msg`Type of quartile (type 7 or type 2)`,
  'limits-eu': msg`The limits of the EU`,
  'limits-ioc': msg`The limits of the IOC`,
  rounding: msg`The rounding to 0.1`,
  direct: msg`No interval moves a category`,
  half: msg`A descriptor counts when half the tasters name it`,
  zeros: msg`A taster not naming it counts as 0`,
  green: msg`Green when at least half tick green`,
  'cut-points': msg`The cut points 3.0 and 6.0`,
  ends: msg`Zero, and which side a cut point belongs to`,
  average: msg`The mean of the two, or two more analyses`,
  test: msg`The test`,
  window: msg`Six months at most, six duplicates at least`,
  blocks: msg`The three blocks of the competition sheet`,
  maxima: msg`Their greatest points`,
  evaluations: msg`8 to 12 evaluations`,
  pairing: msg`Which replicates form a pair, and within six months`,
  'two-sessions': msg`A counter-assessment lies in two sessions`,
  plain: msg`Plain fruitiness when as many tick green as ripe`,
};

/** Message that names the part of a rule for which a source is given (FIG-1). */
export const partMessage = (part: NonNullable<Origin['part']>): MessageDescriptor => PARTS[part];
