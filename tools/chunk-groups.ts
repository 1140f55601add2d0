/** The part of Rolldown's module information that the grouping reads. */
export type ImportsOfModule = {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};

/** Finds the imports of a module; null for one that does not exist. */
type Look = (id: string) => ImportsOfModule | null;

/** The screen groups: screens that a person opens together share their chunks (lazy loading). */
type Area =
  | 'entrance'
  | 'seldom'
  | 'live'
  | 'booth'
  | 'comparison'
  | 'desk'
  | 'today'
  | 'board'
  | 'sessions'
  | 'results'
  | 'registers'
  | 'quality'
  | 'panel'
  | 'paper'
  | 'wall'
  | 'workbench'
  | 'gallery';

/** The screen group of each page, by the start of its path. The first line that fits counts. */
const AREAS: readonly (readonly [string, Area])[] = [
  ['web/entrance/landing/', 'entrance'],
  ['web/entrance/sign-in/login-page', 'entrance'],
  ['web/entrance/', 'seldom'],
  ['web/booth/panel-comparison/', 'comparison'],
  ['web/booth/evaluations/booth-sheet-page', 'comparison'],
  ['web/booth/', 'booth'],
  ['web/shell/account-pools', 'live'],
  ['web/shell/desk-shell', 'desk'],
  ['domain/api/answers', 'desk'],
  ['web/shell/shared-shell', 'panel'],
  ['web/account/', 'panel'],
  ['web/desk/today/', 'today'],
  ['web/desk/evaluations-page', 'board'],
  ['web/desk/sessions/', 'sessions'],
  ['web/desk/assessment/', 'results'],
  ['web/desk/results/', 'results'],
  ['web/desk/reports/', 'results'],
  ['web/desk/samples/', 'registers'],
  ['web/desk/tasters/', 'registers'],
  ['web/desk/quality/', 'quality'],
  ['web/desk/papersheet/', 'paper'],
  ['web/desk/prints/', 'paper'],
  ['web/desk/', 'panel'],
  ['web/wall/', 'wall'],
  ['web/workbench/', 'workbench'],
  ['web/ui/gallery/', 'gallery'],
];

/** Groups that are opened seldom: what they share with others is in the chunks of the others. */
const SELDOM: readonly Area[] = ['seldom', 'wall', 'workbench', 'gallery', 'comparison'];

const areaOf = (path: string): Area | null =>
  AREAS.find(([start]) => path.startsWith(start))?.[1] ?? null;

/**
 * Creates the function that names the chunk of each module, by the screen groups that need it. Null
 * leaves a module to the bundler: one that no screen imports.
 */
export function chunkNames(root: string, entry: string): (id: string, look: Look) => string | null {
  let found: ReadonlyMap<string, ReadonlySet<Area>> | null = null;
  // The bundler writes ids with slashes on every system.
  const folder = root.replaceAll('\\', '/');
  const pathOf = (id: string): string =>
    id.startsWith(`${folder}/`) ? id.slice(folder.length + 1) : id;
  return (id, look) => {
    found ??= areasOfModules(`${folder}/${entry}`, look, pathOf);
    const areas = found.get(id);
    return areas === undefined ? null : chunkOf(areas);
  };
}

/** Finds the screen groups that need each module, over all static imports. */
function areasOfModules(
  entry: string,
  look: Look,
  pathOf: (id: string) => string,
): ReadonlyMap<string, ReadonlySet<Area>> {
  const roots = new Set([entry]);
  const areas = new Map<string, Set<Area>>();
  for (const root of roots) {
    const area = areaOf(pathOf(root));
    const seen = new Set([root]);
    for (const id of seen) {
      const info = look(id);
      if (info === null) continue;
      if (area !== null) areas.set(id, (areas.get(id) ?? new Set()).add(area));
      for (const next of info.importedIds) seen.add(next);
      for (const next of info.dynamicallyImportedIds) roots.add(next);
    }
  }
  return areas;
}

/** The name of the chunk of a module that these screen groups need. */
function chunkOf(areas: ReadonlySet<Area>): string {
  const often = [...areas].filter((area) => !SELDOM.includes(area));
  const [first, ...more] = often.length > 0 ? often : [...areas];
  if (first === undefined) return 'rest';
  if (more.length === 0) return first;
  if (often.includes('entrance')) return 'common';
  const isStart = often.includes('desk') || often.includes('today');
  if (often.includes('live') || (isStart && often.includes('booth'))) return 'live';
  if (isStart) return 'desk';
  if (often.includes('booth')) return 'booth-desk';
  if (often.length > 2) return often.includes('board') ? 'often' : 'often-apart';
  return often.toSorted().join('-');
}
