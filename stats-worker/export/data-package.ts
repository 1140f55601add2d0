import { FILE_COLUMNS, type TableFile } from './file-columns.ts';

/** The metadata of a zip as a whole. */
export type PackageAbout = {
  readonly panel: string;
  /** The first and the last requested day; null for all. */
  readonly period: { readonly from: string; readonly to: string } | null;
  /** The timestamp of the export. */
  readonly at: string;
  readonly method: string;
};

/**
 * Writes datapackage.json (Frictionless Data Package): every table with its columns, its length and
 * its SHA-256 (XPO-3).
 */
export const dataPackage = (
  about: PackageAbout,
  files: readonly { readonly name: TableFile; readonly bytes: number; readonly sha256: string }[],
): string =>
  `${JSON.stringify(
    {
      profile: 'tabular-data-package',
      name: 'verdial-analyst',
      title: `Sensory assessments of ${about.panel}`,
      created: about.at,
      ...(about.period === null ? {} : { temporal: about.period }),
      keywords: ['virgin olive oil', 'sensory analysis', about.method],
      resources: files.map(({ name, bytes, sha256 }) => ({
        name: name.replace(/\.csv$/, ''),
        path: name,
        profile: 'tabular-data-resource',
        format: 'csv',
        mediatype: 'text/csv',
        encoding: 'utf-8',
        bytes,
        hash: `sha256:${sha256}`,
        schema: {
          fields: FILE_COLUMNS[name].map((column) => ({
            name: column.name,
            type: column.type,
            description: column.about,
          })),
          missingValues: [''],
        },
      })),
    },
    null,
    2,
  )}\n`;
