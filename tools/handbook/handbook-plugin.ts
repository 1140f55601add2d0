import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { noticesOf } from '../release/notices.ts';
import { usedPackages } from '../release/used-packages.ts';
import {
  HANDBOOK,
  handbookFrame,
  handbookIndex,
  handbookPage,
  licencePage,
  servedFile,
} from './handbook.ts';

/**
 * A Vite plugin that builds the documentation into the page, below `/docs/`, from its sources, so
 * that it is served without a network.
 */
export function handbook(root: string): Plugin {
  const read = (path: string) => readFile(join(root, path), 'utf8');
  return {
    name: 'verdial-handbook',
    apply: 'build',
    async generateBundle(_, bundle) {
      const pages = await Promise.all(
        HANDBOOK.map(async (name) => handbookPage(name, await read(`docs/${name}.md`))),
      );
      const fonts = Object.keys(bundle).filter((file) =>
        /-latin-wght-normal-.*\.woff2$/.test(file),
      );
      const faces = fonts.map(
        (file) =>
          `@font-face { font-family: Handbook; font-weight: 200 800; font-display: swap; src: url(/${file}); }\n`,
      );
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName: `docs/${fileName}`, source });
      emit('handbook.css', faces.join('') + (await read('tools/handbook/handbook.css')));
      emit('index.html', handbookIndex(pages));
      emit('licence.html', licencePage(await read('LICENSE')));
      const inPage = usedPackages(root).filter((one) => one.inPage);
      emit('third-party.txt', noticesOf(root, inPage));
      for (const { name, title, body } of pages) emit(servedFile(name), handbookFrame(title, body));
    },
  };
}
