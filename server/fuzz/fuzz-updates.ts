import { seeded } from '../sync/testing/seeded.ts';
import { forgedUpdate } from './forged-update.ts';
import { openScene } from './fuzz-scene.ts';

/** The counts of a fuzz test of updates, by outcome. */
export type FuzzFigures = { tried: number; refused: number; passedOver: number; taken: number };

const UPDATES_A_SCENE = 100;

/**
 * Fuzz-tests the validation of updates: forged updates arrive as on a WebSocket (SYN-52). Meanwhile
 * valid devices edit, go offline, reconnect, and send again what a restored server lost. Throws
 * with the seed and the number of the update. The causes: document, header or schema is damaged,
 * another device reads something else, or a valid update is lost.
 */
export async function fuzzUpdates(seed: number, count: number): Promise<FuzzFigures> {
  const figures: FuzzFigures = { tried: 0, refused: 0, passedOver: 0, taken: 0 };
  const chance = seeded(seed);
  while (figures.tried < count) {
    let scene: Awaited<ReturnType<typeof openScene>> | null = null;
    for (let turn = 0; turn < UPDATES_A_SCENE && figures.tried < count; turn += 1) {
      figures.tried += 1;
      try {
        scene ??= await openScene(chance);
        const update = forgedUpdate(chance, scene.known());
        figures[await scene.send('forger', update, chance.pick([1, 2, 2]))] += 1;
        scene.check();
        await scene.workHonestly();
        if (chance.whole(50) === 0) await scene.restore();
        if (turn + 1 === UPDATES_A_SCENE) await scene.end();
      } catch (problem) {
        throw new Error(`seed ${seed}, update ${figures.tried}`, { cause: problem });
      }
    }
  }
  return figures;
}
