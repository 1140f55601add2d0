import { parseArgs } from 'node:util';
import { stormScript } from '../../tools/booth-storm/storm-script.ts';
import { freshSeed } from '../../tools/property-seeds.ts';
import buildPage from '../support/build-page.ts';
import { startProduct } from '../support/product.ts';
import { foundPanel } from '../support/served-session.ts';
import { playStorm } from './play-storm.ts';
import { openStormWorld } from './storm-world.ts';

/**
 * Runs `--seeds` storms of a booth (200 by default) in real Chromium, from a new seed. With
 * `--seed` it runs that one, with its trace (BTH-38).
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    from: { type: 'string' },
    seeds: { type: 'string', default: '200' },
  },
});
/**
 * After this number of storms the environment is created again, so that old sessions do not slow
 * new ones.
 */
const WORLD_LASTS = 20;
const write = (text: string): void => void process.stdout.write(`${text}\n`);
const isOne = values.seed !== undefined;
const first = freshSeed(values.seed ?? values.from);
const count = isOne ? 1 : Number(values.seeds);
const begun = performance.now();
let broken = 0;
let steps = 0;
let world: Awaited<ReturnType<typeof openOwnWorld>> | null = null;

/** Creates the environment of storms on a server of its own. */
async function openOwnWorld() {
  const product = await startProduct();
  const opened = await openStormWorld(product, await foundPanel(product.url));
  return {
    ...opened,
    async close() {
      await opened.close();
      await product.stop();
    },
  };
}

await buildPage();
write(`${count} storms of a booth from seed ${first}`);
for (let played = 0; played < count; played += 1) {
  const seed = first + played;
  world ??= await openOwnWorld();
  const { trace, wrong } = await playStorm(world, stormScript(seed));
  steps += trace.length;
  if (isOne) write(trace.join('\n'));
  if (wrong.length > 0) {
    broken += 1;
    write(`seed ${seed}:\n${[...(isOne ? [] : trace), ...wrong].join('\n')}\n`);
  }
  if (played % 10 === 9)
    write(
      `  ${played + 1} played, ${broken} wrong, ${Math.round((performance.now() - begun) / 1000)} s`,
    );
  if (wrong.length > 0 || played % WORLD_LASTS === WORLD_LASTS - 1) {
    await world.close();
    world = null;
  }
}
await world?.close();
write(`${count} storms of a booth from seed ${first}, ${steps} steps: ${broken} wrong`);
process.exit(broken === 0 ? 0 : 1);
