import type { SampleId, TasterId } from '../../domain/words/ids.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import type { Issuer } from '../audit/issuer.ts';
import type { TrailKey } from '../keys/trail-key.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { TastersHand } from './simulated-taster.ts';
import type { TrueOil } from './true-oils.ts';

/** A taster of the demonstration, with how they use the line and in whose name they sign. */
export type DemoTaster = {
  readonly id: TasterId;
  readonly code: string;
  readonly hand: TastersHand;
  readonly issuer: Issuer;
};

/** A sample of the demonstration and what is truly in it. */
export type DemoSample = {
  readonly id: SampleId;
  readonly code: string;
  readonly oil: TrueOil;
  readonly reference: boolean;
};

/** Who and what the demonstration is played with. `now` in ms since 1970. */
export type House = {
  readonly random: SeededRandom;
  readonly now: number;
  /** What the days of the panel are of. */
  readonly timeZone: string;
  readonly trailKey: TrailKey;
  readonly leader: Issuer;
  readonly tasters: readonly DemoTaster[];
};

/** A session of the demonstration and how far it has come; with the only one of its day, that day may be accepted too. */
export type DemoSession = {
  readonly day: string;
  readonly training: boolean;
  /** When it is, or will be, shown: ISO 8601 in UTC. */
  readonly shownAt: string;
  readonly glasses: readonly { readonly sample: DemoSample; readonly replicate: Replicate }[];
  readonly tasters: readonly DemoTaster[];
  /** Whose call stands on the leader's board, since when. */
  readonly call: { readonly taster: TasterId; readonly at: string } | null;
  readonly until: 'planned' | 'shown' | 'closed' | 'validated' | 'accepted';
};
