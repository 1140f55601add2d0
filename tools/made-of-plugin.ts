import type { Plugin } from 'vite';
import { MADE_OF, readMadeOf } from '../server/http/page-made-of.ts';

/** REL-4: has a built page tell what it is made of. */
export function madeOf(root: string): Plugin {
  return {
    name: 'verdial-made-of',
    apply: 'build',
    async generateBundle() {
      const source = `${JSON.stringify(await readMadeOf(root))}\n`;
      this.emitFile({ type: 'asset', fileName: MADE_OF, source });
    },
  };
}
