import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { billOfMaterials, differsFromInstalled } from './bill-of-materials.ts';
import { changedVersion } from './changed-version.ts';
import { noticesOf } from './notices.ts';
import { packFolder } from './pack-folder.ts';
import { releasedFiles } from './released-files.ts';
import { readProject, releasedPackage, releasedShrinkwrap } from './released-package.ts';
import { readLock, usedPackages } from './used-packages.ts';

/** A release that was made: its file, and the digest of it. */
export type MadeRelease = { readonly file: string; readonly sha256: string };

/**
 * Makes the release of the project in `root` into the folder `out`, from a built page: an archive
 * and its digest (REL-1, REL-3). Throws if the installed packages differ from the lock file, or the
 * change log is of another version (REL-10).
 */
export async function makeRelease(root: string, out: string, at: Date): Promise<MadeRelease> {
  const project = readProject(await readFile(join(root, 'package.json'), 'utf8'));
  const changed = changedVersion(await readFile(join(root, 'CHANGELOG.md'), 'utf8'));
  if (changed !== project.version)
    throw new Error(
      `CHANGELOG.md begins with the changes of ${changed ?? 'no version'}, package.json is ${project.version}`,
    );
  const used = usedPackages(root);
  const differing = differsFromInstalled(root, used);
  if (differing.length > 0) throw new Error(`run npm ci first. ${differing.join('; ')}`);
  const name = `verdial-${project.version}`;
  const folder = join(out, name);
  await rm(folder, { recursive: true, force: true });

  const copied = releasedFiles(root);
  if (!copied.includes('dist/index.html')) throw new Error('the page is not built');
  for (const file of copied) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
  const made: Readonly<Record<string, string>> = {
    'package.json': asJson(releasedPackage(project)),
    'npm-shrinkwrap.json': asJson(releasedShrinkwrap(project, readLock(root))),
    'sbom.cdx.json': billOfMaterials({ version: project.version, at }, used),
    'THIRD-PARTY-NOTICES.txt': noticesOf(root, used),
    'README.md': await readFile(join(import.meta.dirname, 'README.md'), 'utf8'),
    'install.js': await readFile(join(import.meta.dirname, 'install.js'), 'utf8'),
  };
  for (const [file, text] of Object.entries(made)) await writeFile(join(folder, file), text);
  const files = [...copied, ...Object.keys(made)].toSorted();
  const sums = await Promise.all(
    files.map(async (file) => `${digestOf(await readFile(join(folder, file)))}  ${file}\n`),
  );
  await writeFile(join(folder, 'SHA256SUMS'), sums.join(''));

  const file = `${folder}.tgz`;
  await packFolder(out, name, file);
  await rm(folder, { recursive: true });
  const sha256 = digestOf(await readFile(file));
  await writeFile(`${file}.sha256`, `${sha256}  ${name}.tgz\n`);
  return { file, sha256 };
}

const asJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
