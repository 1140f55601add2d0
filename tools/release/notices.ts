import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { UsedPackage } from './used-packages.ts';

const LICENCE_FILE = /^(licen[cs]e|copying|notice|ofl)([.-].*)?$/i;
const Person = z.union([z.string(), z.looseObject({ name: z.string().optional() })]);
const About = z.looseObject({ author: Person.optional() });

/**
 * The third-party licence notices of the product, each licence word for word (REL-3). For Node on
 * other platforms it refers to the licence of Node on this one.
 */
export const noticesOf = (root: string, packages: readonly UsedPackage[]): string =>
  [
    'Third-party software\n\nVerdial itself is under the Apache License, version 2.0 (LICENSE). It holds or runs on the following.\n',
    ...packages.map((one) => noticeOf(root, one, packages)),
  ].join(`\n${'-'.repeat(80)}\n\n`);

/** The packages of Node itself, one for each platform. */
const NODE = /^node-(bin-)?(darwin|linux|win)-/;

function noticeOf(
  root: string,
  { place, name, version, licence }: UsedPackage,
  packages: readonly UsedPackage[],
): string {
  const head = `${name} ${version} (${licence})\n`;
  const folder = join(root, place);
  if (!existsSync(folder)) {
    const here = packages.find((one) => NODE.test(one.name) && existsSync(join(root, one.place)));
    if (!NODE.test(name) || here === undefined)
      return `${head}\nInstalled on other machines alone: its licence lies in the package.\n`;
    return `${head}\nNode.js for other machines: its licence is that of ${here.name} ${here.version} in this file, and lies in the package.\n`;
  }
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return `${head}\n${(texts.length > 0 ? texts : [textOf(folder, licence)]).join('\n\n')}\n`;
}

/** The text of a licence that a package names but does not contain. */
function textOf(folder: string, licence: string): string {
  const { author = '' } = About.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const holder = typeof author === 'string' ? author : (author.name ?? '');
  const text = TEXTS[licence];
  if (text === undefined) throw new Error(`${folder} brings no text of its licence, ${licence}`);
  return `Copyright (c) ${holder === '' ? 'its authors' : holder}\n\n${text}`;
}

const AS_IS = `THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const TEXTS: Readonly<Record<string, string>> = {
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

${AS_IS}`,
};
