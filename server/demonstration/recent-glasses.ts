import type { DemoSample, DemoSession } from './demo-panel.ts';
import { must } from './must.ts';

type Glasses = DemoSession['glasses'];

/** Where the samples of a session are taken from. */
export type Shelf = {
  /** The sample that was received next. */
  readonly fresh: () => DemoSample;
  /** A sample with a defect that was tasted before. */
  readonly defective: () => DemoSample;
  readonly references: readonly DemoSample[];
};

/** The sessions that have one half of a pair over two sessions, or the further analyses. */
const ACCEPTED = { first: 3, second: 4 };
const REJECTED = { first: 5, second: 6, further: 8 };

/**
 * Chooses the glasses of the last half year, session by session. Each session has a pair of an oil
 * with a defect and reference materials, so that quality control has data. One pair is spread over
 * two sessions. Another is rejected, because its bottle changed between its halves, and tasted
 * twice more.
 */
export function recentGlasses({ fresh, defective, references }: Shelf): (index: number) => Glasses {
  const faulty = references.filter(({ oil }) => Object.keys(oil.defects).length > 0);
  let served = 0;
  const reference = () => {
    served += 1;
    return { sample: must(faulty[served % faulty.length]), replicate: 1 as const };
  };
  const halves = new Map<string, DemoSample>();
  /**
   * The sample of a pair over two sessions: chosen for its first half, and reused for the others.
   */
  const half = (pair: string): DemoSample => {
    const sample = halves.get(pair) ?? fresh();
    halves.set(pair, sample);
    return sample;
  };

  return (index) => {
    const pairOf = (sample: DemoSample): Glasses => [
      { sample, replicate: 1 },
      { sample, replicate: 2 },
    ];
    if (index === ACCEPTED.first || index === ACCEPTED.second)
      return [
        ...pairOf(defective()),
        { sample: half('accepted'), replicate: index === ACCEPTED.first ? 1 : 2 },
        reference(),
      ];
    if (index === REJECTED.first || index === REJECTED.second)
      return [
        ...pairOf(defective()),
        {
          sample: fusty(half('rejected'), index === REJECTED.first ? 14 : 44),
          replicate: index === REJECTED.first ? 1 : 2,
        },
        reference(),
      ];
    if (index === REJECTED.further)
      return [...pairOf(fusty(half('rejected'), 30)), reference(), reference()];
    const next = fresh();
    if (Object.keys(next.oil.defects).length > 0)
      return [...pairOf(next), reference(), reference()];
    return [...pairOf(defective()), { sample: next, replicate: 1 }, reference()];
  };
}

/** The sample with this intensity of one defect, in mm. */
const fusty = (sample: DemoSample, mm: number): DemoSample => ({
  ...sample,
  oil: { ...sample.oil, fruity: 28, defects: { fusty: mm } },
});
