import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PanelIndex, TasterIndex } from '../../../domain/quality/quality-indexes.ts';

/** The words of every index. */
type Words = {
  /** The name with the letters, for titles and tables. */
  readonly name: MessageDescriptor;
  /** The name of its value in an explanation (FIG-1). */
  readonly quantity: MessageDescriptor;
};

type PanelWords = Words & {
  /** The title of its chart for a series. */
  readonly charted: (name: string) => MessageDescriptor;
};

type TasterWords = Words & {
  /** The letters, for narrow columns and sentences. */
  readonly short: MessageDescriptor;
  /** The name within a list of verdicts (FIG-1). */
  readonly listed: MessageDescriptor;
  /** The title of its page, the line below it, and the headings of the two figures of a row. */
  readonly title: MessageDescriptor;
  readonly lede: MessageDescriptor;
  readonly found: MessageDescriptor;
  readonly against: MessageDescriptor;
};

/** The words of the indexes: a row for each of QUALITY_INDEXES. */
export const INDEX_WORDS = {
  pn: {
    name: msg`Precision number PN`,
    quantity: msg`Precision number`,
    short: msg`PN`,
    listed: msg`precision number`,
    title: msg`Taster precision`,
    lede: msg`Same oil, two codes, blind: the same marks?`,
    found: msg`Mark 1, cm`,
    against: msg`Mark 2, cm`,
  },
  dn: {
    name: msg`Deviation number DN`,
    quantity: msg`Deviation number`,
    short: msg`DN`,
    listed: msg`deviation number`,
    title: msg`Taster deviation`,
    lede: msg`How far from the panel’s median?`,
    found: msg`Mark, cm`,
    against: msg`Median, cm`,
  },
  dnReference: {
    name: msg`Deviation from reference DN`,
    quantity: msg`Deviation number, references`,
    short: msg`Reference DN`,
    listed: msg`deviation number from references`,
    title: msg`Deviation from reference materials`,
    lede: msg`How far from a reference material’s value?`,
    found: msg`Mark, cm`,
    against: msg`Assigned, cm`,
  },
  pnPanel: {
    name: msg`Precision number PN`,
    quantity: msg`Precision number of the panel`,
    charted: (name) => msg`PN, ${name}`,
  },
  dnPanel: {
    name: msg`Deviation number DN`,
    quantity: msg`Deviation number of the panel`,
    charted: (name) => msg`DN, ${name}`,
  },
} as const satisfies Readonly<Record<TasterIndex, TasterWords>> &
  Readonly<Record<PanelIndex, PanelWords>>;
