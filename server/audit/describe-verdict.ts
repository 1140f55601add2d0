import type { TrailVerdict } from './verify-stored-trail.ts';

/** Describes the verdict on an audit trail in one line of a terminal. */
export function describeVerdict({ links, since, undigested = 0, broken }: TrailVerdict): string {
  const older =
    undigested === 0 ? '' : `; shown before glasses were digested: ${undigested} of its sessions`;
  if (broken === null) return `${links} entries, whole, signed from entry ${since} on${older}`;
  const { problem, sequence, what } = broken;
  if (what !== null) return `${links} entries, ${problem}: ${what}`;
  if (problem === 'days-damaged') return `${links} entries, ${problem} in line ${sequence}`;
  return `${links} entries, ${problem} at entry ${sequence}`;
}
