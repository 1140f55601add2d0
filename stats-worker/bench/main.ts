import { benchAids } from './aids.bench.ts';
import { benchHistory } from './history.bench.ts';
import { benchLibrary } from './library.bench.ts';
import { benchOneAssessment } from './one-assessment.bench.ts';

const whole = (value: number): string => Math.round(value).toLocaleString('en');

const history = await benchHistory(1_000_000);
console.log('\nstatistics');
console.log(
  `  ${whole(history.sheets)} sheets of ${history.tasters} tasters, every assessment and every index, one call to a worker: ` +
    `${whole(history.middle)} ms (best ${whole(history.best)} ms, processor ${whole(history.processor)} ms); the process held at most ${whole(history.peak)} MiB in one pass, ${whole(history.peakOfAll)} MiB in many`,
);
const library = benchLibrary(100_000);
console.log(
  `  ${whole(library.sheets)} sheets: ours ${library.ours.toFixed(1)} ms, simple-statistics group by group ` +
    `${library.library.toFixed(1)} ms, ${library.ratio.toFixed(1)} times as fast`,
);
const aids = await benchAids(1000);
console.log(
  `  ${whole(aids.sheets)} sheets of 1,000 sessions, the aids of every taster, one call to a worker: ${whole(aids.middle)} ms`,
);
console.log(`  one assessment of 12 sheets: ${benchOneAssessment(12).toFixed(4)} ms`);
process.exit(0);
