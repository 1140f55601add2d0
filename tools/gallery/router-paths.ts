import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of the product's screens, as the sources of the router write them: those behind the sign-in begin with /intra. */
export function routerPaths(root: string): readonly string[] {
  const folder = join(root, 'web/shell/routes');
  return globSync('*-routes.ts', { cwd: folder }).flatMap((file) => {
    const before = file === 'public-routes.ts' ? '' : '/intra';
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(/^ +path: '([^']+)',$/gm)].map(([, path = '']) => `${before}${path}`);
  });
}
