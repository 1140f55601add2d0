/** The import graph: the files of the project by path, and the files that each imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

type Step = { readonly to: string; readonly because: string };

/**
 * Finds circular imports among the children (files and folders) of every folder, types included
 * (ARC-4). Each cycle is reported by its folder and by the files that form it, so that a reader
 * knows which import to move.
 */
export const importCircles = (imports: Imports): readonly string[] =>
  foldersOf(imports).flatMap((folder) => {
    const circle = firstCircle(childrenOf(imports, folder));
    return circle === null ? [] : [`${folder}: ${circle.join(', ')}`];
  });

function foldersOf(imports: Imports): readonly string[] {
  const folders = new Set<string>();
  for (const file of imports.keys()) {
    const parts = file.split('/');
    for (let depth = 1; depth < parts.length; depth += 1)
      folders.add(parts.slice(0, depth).join('/'));
  }
  return [...folders].toSorted();
}

/** The children of a folder, and the siblings that each imports, with one import as the reason. */
function childrenOf(imports: Imports, folder: string): ReadonlyMap<string, readonly Step[]> {
  const children = new Map<string, Step[]>();
  const childOf = (file: string) => file.slice(folder.length + 1).split('/')[0] ?? '';
  for (const [file, targets] of imports) {
    if (!file.startsWith(`${folder}/`)) continue;
    const steps = children.get(childOf(file)) ?? [];
    children.set(childOf(file), steps);
    for (const target of targets)
      if (target.startsWith(`${folder}/`) && childOf(target) !== childOf(file))
        steps.push({ to: childOf(target), because: `${file} -> ${target}` });
  }
  return children;
}

/** The imports that form the first cycle that is found, in order; null if there is none. */
function firstCircle(children: ReadonlyMap<string, readonly Step[]>): readonly string[] | null {
  const done = new Set<string>();
  const path: { readonly at: string; readonly because: string }[] = [];
  const walk = (child: string, because: string): readonly string[] | null => {
    const from = path.findIndex(({ at }) => at === child);
    if (from >= 0) return [...path.slice(from + 1).map((step) => step.because), because];
    if (done.has(child)) return null;
    path.push({ at: child, because });
    for (const step of children.get(child) ?? []) {
      const circle = walk(step.to, step.because);
      if (circle !== null) return circle;
    }
    path.pop();
    done.add(child);
    return null;
  };
  for (const child of children.keys()) {
    const circle = walk(child, '');
    if (circle !== null) return circle;
  }
  return null;
}
