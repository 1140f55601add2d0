import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { UsedPackage } from './used-packages.ts';

/** The product that a bill of materials describes. */
export type ReleasedProduct = { readonly version: string; readonly at: Date };

/**
 * Generates the software bill of materials in the format CycloneDX 1.6: every package with its
 * digest, licence and place (REL-3).
 */
export function billOfMaterials(
  { version, at }: ReleasedProduct,
  packages: readonly UsedPackage[],
): string {
  const component = (one: UsedPackage) => ({
    type: 'library',
    'bom-ref': one.place,
    ...groupOf(one.name),
    version: one.version,
    purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
    licenses: [
      / (OR|AND) |^\(/.test(one.licence)
        ? { expression: one.licence }
        : { license: { id: one.licence } },
    ],
    hashes: [{ alg: 'SHA-512', content: digestOf(one.integrity) }],
    properties: [
      ...(one.runs ? [{ name: 'verdial:used', value: 'runs' }] : []),
      ...(one.inPage ? [{ name: 'verdial:used', value: 'built into the page' }] : []),
    ],
  });
  const product = { type: 'application', 'bom-ref': 'verdial', name: 'verdial', version };
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: at.toISOString(),
      component: { ...product, licenses: [{ license: { id: 'Apache-2.0' } }] },
    },
    components: packages.map(component),
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

function groupOf(whole: string): { readonly group?: string; readonly name: string } {
  const [group = '', name] = whole.split('/');
  return name === undefined ? { name: whole } : { group, name };
}

const digestOf = (integrity: string): string =>
  Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');

const Installed = z.looseObject({ name: z.string(), version: z.string() });

/**
 * Lists the differences between the packages installed in `folder` and those of a release, one line
 * each (REL-3).
 */
export function differsFromInstalled(
  folder: string,
  packages: readonly UsedPackage[],
): readonly string[] {
  return packages.flatMap(({ place, name, version }) => {
    const about = aboutOf(join(folder, place));
    // A package for another platform is not installed here.
    if (about === null) return [];
    const found = Installed.parse(about);
    return found.name === name && found.version === version
      ? []
      : [`${place}: ${found.name} ${found.version} is installed, not ${name} ${version}`];
  });
}

function aboutOf(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  } catch {
    return null;
  }
}
