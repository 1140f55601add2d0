import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where an export of a package is made: the file, and its name there. */
type Origin = { readonly file: string; readonly name: string };

/** The index files of packages that re-export hundreds of modules, below node_modules. */
const INDEXES: Readonly<Record<string, string>> = {
  'react-aria-components': 'react-aria-components/dist/exports/index.mjs',
  'react-aria': 'react-aria/dist/exports/index.mjs',
  'react-stately': 'react-stately/dist/exports/index.mjs',
  'lucide-react': 'lucide-react/dist/esm/lucide-react.mjs',
};
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']([\w-]+)["'];?/g;
const REEXPORT = /export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;
const INDEX_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;
const INDEX_EXPORT = /export\s*\{([^}]*)\}\s*;/g;

/**
 * A Vite plugin that lets a screen import from the file that makes a component instead of from the
 * index of its package. Through the index every screen would seem to need the whole package, and
 * the chunks of screen groups could not part it (tools/chunk-groups.ts).
 */
export function directImports(root: string): Plugin {
  const origins = new Map<string, ReadonlyMap<string, Origin>>();
  const originsOf = (name: string): ReadonlyMap<string, Origin> => {
    const index = INDEXES[name];
    const known = origins.get(name);
    if (known !== undefined || index === undefined) return known ?? new Map();
    const file = join(root, 'node_modules', index);
    const found = originsIn(readFileSync(file, 'utf8'), dirname(file));
    origins.set(name, found);
    return found;
  };
  return {
    name: 'verdial-direct-imports',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/web\/.+\.tsx?$/ },
      handler: (code) => ({ code: withDirectImports(code, originsOf), map: null }),
    },
  };
}

/** Rewrites the imports of a module from the packages with an index. */
export function withDirectImports(
  code: string,
  originsOf: (name: string) => ReadonlyMap<string, Origin>,
): string {
  return code.replaceAll(IMPORT, (statement, names: string, source: string) => {
    const origins = originsOf(source);
    const lines = pairsIn(names).map(([name, local]) => {
      const origin = origins.get(name);
      if (origin === undefined) return null;
      return `import { ${origin.name} as ${local} } from ${JSON.stringify(origin.file)};`;
    });
    // On the same line, so that the lines of the source map stay.
    return lines.length > 0 && !lines.includes(null) ? lines.join(' ') : statement;
  });
}

/** Reads where the exports of an index file are made. */
export function originsIn(index: string, folder: string): ReadonlyMap<string, Origin> {
  const origins = new Map<string, Origin>();
  // An index also re-exports from other packages, each of which has its own entry there.
  const fileOf = (path: string): string =>
    path.startsWith('.') ? join(folder, path).replaceAll('\\', '/') : path;
  for (const [, names = '', path = ''] of index.matchAll(REEXPORT))
    for (const [name, exported] of pairsIn(names))
      origins.set(exported, { file: fileOf(path), name });
  const locals = new Map<string, Origin>();
  for (const [, names = '', path = ''] of index.matchAll(INDEX_IMPORT))
    for (const [name, local] of pairsIn(names)) locals.set(local, { file: fileOf(path), name });
  for (const [, names = ''] of index.matchAll(INDEX_EXPORT))
    for (const [local, exported] of pairsIn(names)) {
      const origin = locals.get(local);
      if (origin !== undefined) origins.set(exported, origin);
    }
  return origins;
}

/** The pairs of name and other name in `a, b as c`. */
function pairsIn(names: string): readonly (readonly [string, string])[] {
  return names
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => {
      const [name = '', other = name] = one.split(/\s+as\s+/);
      return [name, other] as const;
    });
}
