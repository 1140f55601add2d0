import type { SampleId, TasterId } from '../../domain/words/ids.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import type { Issuer } from '../audit/issuer.ts';
import type { TrailKey } from '../keys/trail-key.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { TastersHand } from './simulated-taster.ts';
import type { TrueOil } from './true-oils.ts';

/** A taster of the demonstration, with the habits of marking and the name of the signature. */
export type DemoTaster = {
  readonly id: TasterId;
  readonly code: string;
  readonly hand: TastersHand;
  readonly issuer: Issuer;
};

/** A sample of the demonstration and its true values. */
export type DemoSample = {
  readonly id: SampleId;
  readonly code: string;
  readonly oil: TrueOil;
  readonly reference: boolean;
};

/**
 * The panel of the demonstration with its people and its random source. `now` is in ms since 1970.
 */
export type DemoPanel = {
  readonly random: SeededRandom;
  readonly now: number;
  /** The time zone of the panel's dates. */
  readonly timeZone: string;
  readonly trailKey: TrailKey;
  readonly leader: Issuer;
  readonly tasters: readonly DemoTaster[];
};

/**
 * A session of the demonstration and its final state. If it is the only one of its day, that day
 * may be accepted, too.
 */
export type DemoSession = {
  readonly day: string;
  readonly training: boolean;
  /** When it was or will be shown: ISO 8601 in UTC. */
  readonly shownAt: string;
  readonly glasses: readonly { readonly sample: DemoSample; readonly replicate: Replicate }[];
  readonly tasters: readonly DemoTaster[];
  /** The taster whose call is on the leader's board, and since when. */
  readonly call: { readonly taster: TasterId; readonly at: string } | null;
  readonly until: 'planned' | 'shown' | 'closed' | 'validated' | 'accepted';
};
