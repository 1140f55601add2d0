import { percentOf, type Score } from './mutation/report.ts';
import { ROOMS, type Room, roomOf } from './mutation/rooms.ts';
import { knownScore, runRoom } from './mutation/run-room.ts';
import { parseShare, wilsonInterval } from './mutation/sample-share.ts';

/**
 * `npm run mutate`: runs mutation tests of every room (part of the code), or of the named rooms and
 * files. It prints every surviving mutation and the mutation score, and exits with 1 if a whole
 * room is below its threshold.
 * `--known` tests nothing and prints the results of earlier runs. `--sample=15` or `--sample=15:7`
 * tests only 15 per cent of the mutations, drawn by the seed 7. It prints the score with its 95 %
 * interval.
 */
const known = process.argv.includes('--known');
const SAMPLE = '--sample=';
const asked = process.argv.find((word) => word.startsWith(SAMPLE));
const share = asked === undefined ? null : parseShare(asked.slice(SAMPLE.length));
if (asked !== undefined && share === null) {
  console.error('a sample is --sample=15 or --sample=15:7: per cent and seed');
  process.exit(2);
}
const words = process.argv.slice(2).filter((word) => word !== '--known' && word !== asked);
const names = ROOMS.map(({ name }) => name);
const strange = words.filter((word) => roomOf(word) === undefined);
if (strange.length > 0) {
  console.error(`no such room: ${strange.join(', ')}\nrooms: ${names.join(', ')}`);
  process.exit(2);
}

const done: { readonly room: Room; readonly whole: boolean; readonly score: Score }[] = [];
for (const room of ROOMS) {
  const files = words.filter((word) => word !== room.name && roomOf(word) === room);
  if (words.length > 0 && !words.includes(room.name) && files.length === 0) continue;
  const whole = files.length === 0;
  done.push({ room, whole, score: known ? knownScore(room) : await runRoom(room, files, share) });
}

for (const { score } of done)
  for (const { file, line, original, mutated } of score.survivors)
    console.log(`${file}:${line}  ${original}  →  ${mutated}`);
for (const { room, whole, score } of done) {
  const least = whole ? `, at least ${room.least}` : '';
  const [low, high] = wilsonInterval(score.noticed, score.tried).map((end) => end.toFixed(1));
  const sample =
    share === null
      ? ''
      : ` (${share.percent} % of the room, seed ${share.seed}: between ${low} and ${high})`;
  console.log(
    `${room.name}: ${percentOf(score).toFixed(1)} % of ${score.tried} mutations noticed${sample}${least}`,
  );
  if (whole && percentOf(score) < room.least) process.exitCode = 1;
}
