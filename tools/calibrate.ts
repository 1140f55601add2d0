import { createHash } from 'node:crypto';

const ROUNDS = 24;

/**
 * Measures the processor time of a fixed load in seconds, about one (digests, objects, sorting,
 * text). Budgets of tests are multiples of it, so that a slower machine gets more time. Processor
 * time, unlike wall-clock time, does not count other programs.
 */
export function calibrate(): number {
  const before = process.cpuUsage();
  const bytes = Buffer.alloc(1024 * 1024, 7);
  let digest = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const hash = createHash('sha256').update(digest);
    for (let each = 0; each < 16; each += 1) hash.update(bytes);
    digest = hash.digest('hex');
    const rows = Array.from({ length: 40_000 }, (_, at) => ({ at, key: (at * 7919) % 40_009 }));
    rows.sort((one, other) => one.key - other.key);
    digest += JSON.stringify(rows.map(({ key }) => key)).length;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}
