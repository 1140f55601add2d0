import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the paths of the product's screens from the sources of the router. Those that require a
 * sign-in begin with /intra. A route that only redirects is no screen.
 */
export function routerPaths(root: string): readonly string[] {
  const folder = join(root, 'web/shell/routes');
  return globSync('*-routes.ts', { cwd: folder }).flatMap((file) => {
    const before = file === 'public-routes.ts' ? '' : '/intra';
    const routes = readFileSync(join(folder, file), 'utf8').split('createRoute({');
    return routes
      .filter((route) => route.includes('component: '))
      .flatMap((route) => /^ +path: '([^']+)',$/m.exec(route)?.[1] ?? [])
      .map((path) => `${before}${path}`);
  });
}
