import type { Plugin } from 'vite';
import { MANIFEST_FILE, readOwnManifest } from '../server/http/build-manifest.ts';

/**
 * A Vite plugin that writes the build manifest of a page: its version, and digests of its sources
 * (REL-4).
 */
export function buildManifestPlugin(root: string): Plugin {
  return {
    name: 'verdial-made-of',
    apply: 'build',
    async generateBundle() {
      const source = `${JSON.stringify(await readOwnManifest(root))}\n`;
      this.emitFile({ type: 'asset', fileName: MANIFEST_FILE, source });
    },
  };
}
