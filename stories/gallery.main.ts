import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { galleryPage } from '../tools/gallery/gallery-page.ts';
import { GALLERY } from '../tools/gallery/gallery-screens.ts';
import { STATES } from '../tools/gallery/states.ts';
import { allTours } from './gallery/all-tours.ts';
import { axeFindings } from './support/axe-findings.ts';
import { startBrowser } from './support/browser.ts';
import { startDemonstration } from './support/demonstration.ts';
import { startProduct } from './support/product.ts';

/**
 * SCR-22: every screen in every state as pictures, and their page; only the screens and the states that are named, where
 * any are. With `--axe` what axe finds in a state is told beside it.
 */
const words = process.argv.slice(2);
const screens = words.filter((word) => word in GALLERY);
const states = words.filter((word) => word in STATES);
const isSearched = words.includes('--axe');
const isNamed = (names: readonly string[], name: string) =>
  names.length === 0 || names.includes(name);
const unknown = words.filter((word) => word !== '--axe' && ![...screens, ...states].includes(word));
if (unknown.length > 0) throw new Error(`no screen or state is called ${unknown.join(', ')}`);
/** On paper nothing is operated, and forced colours are the person's own: there axe judges what nobody sees. */
const NOT_SEARCHED: ReadonlySet<string> = new Set(['print', 'forced']);
const folder = join(import.meta.dirname, '../docs');

if (screens.length + states.length === 0)
  await rm(join(folder, 'images/gallery'), { recursive: true, force: true });
const browser = await startBrowser();
const [full, bare] = [await startDemonstration(), await startProduct()];
try {
  await allTours(
    browser,
    { full, bare },
    {
      folder,
      isWanted: (name, state) => isNamed(screens, name) && isNamed(states, state),
      async onPicture(name, state, page) {
        process.stdout.write(`${name} ${state}\n`);
        if (!isSearched || NOT_SEARCHED.has(state)) return;
        const found = await axeFindings(page, state === 'dark' ? { only: 'colours' } : {});
        if (found.length === 0) return;
        process.exitCode = 1;
        process.stderr.write(`${name} ${state}: axe finds ${JSON.stringify(found)}\n`);
      },
      onProblem(name, state, problem) {
        process.exitCode = 1;
        process.stderr.write(`${name} ${state}: ${String(problem)}\n`);
      },
    },
  );
} finally {
  await browser.close();
  await full.stop();
  await bare.stop();
}
await writeFile(join(folder, 'gallery.md'), galleryPage());
// The sockets of the desk without a window would keep the process up.
process.exit();
