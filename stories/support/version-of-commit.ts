import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** Another version of the product with its built page, in a temporary folder. */
export type OtherVersion = { readonly root: string; remove(): Promise<void> };

/**
 * Unpacks and builds the version of a Git commit. It uses the packages that are installed here, so
 * that only our own code differs.
 */
export async function buildVersion(commit: string): Promise<OtherVersion> {
  const root = await mkdtemp(join(tmpdir(), 'verdial-version-'));
  const archive = join(root, 'version.tar');
  run('git', ['archive', '--output', archive, commit], ROOT);
  run('tar', ['-xf', archive], root);
  await rm(archive);
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  run(process.execPath, [join('node_modules', 'vite', 'bin', 'vite.js'), 'build'], root);
  if (!existsSync(join(root, 'dist', 'index.html'))) throw new Error(`${commit} has no page`);
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

function run(command: string, parameters: readonly string[], cwd: string): void {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stderr } = spawnSync(command, parameters, { cwd, env, maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')}: ${stderr}`);
}
