import { ATTRIBUTE_KEYS } from '../../../domain/words/attributes.ts';

/** A column of a readable export: its name, and its path in the JSON of a row. */
export type ReadableColumn = { readonly name: string; readonly path: readonly string[] };

/** A readable export for a spreadsheet: its table and its columns. */
export type ReadableTable = { readonly table: string; readonly columns: readonly ReadableColumn[] };

const plain = (...names: string[]): readonly ReadableColumn[] =>
  names.map((name) => ({ name, path: [name] }));

const FIGURES = [
  ['median', 'median'],
  ['s_star', 'sStar'],
  ['cvr', 'cvr'],
  ['ci_low', 'ciLow'],
  ['ci_high', 'ciHigh'],
] as const;

/**
 * The readable exports of the registers and the results, in addition to the raw rows (BAK-47,
 * docs/backup.md).
 */
export const READABLE_TABLES: readonly ReadableTable[] = [
  {
    table: 'tasters',
    columns: plain(
      'panel',
      'id',
      'code',
      'first_name',
      'last_name',
      'display_name',
      'username',
      'phone',
      'email',
      'address',
      'address2',
      'city',
      'state',
      'postal_code',
      'country',
      'last_session',
      'active',
      'additional_info',
    ),
  },
  {
    table: 'samples',
    columns: plain(
      'panel',
      'id',
      'code',
      'external_reference',
      'presentation',
      'reception_date',
      'expiration_date',
      'certification_date',
      'initial_quantity',
      'current_quantity',
      'reference',
      'reference_scope',
      'reference_class',
      'reference_origin',
      'active',
      'validated',
      'class',
      'predominant_defect',
      'additional_info',
    ),
  },
  {
    table: 'sessions',
    columns: plain(
      'panel',
      'number',
      'date',
      'state',
      'training',
      'multicode',
      'created_at',
      'created_by',
      'counts',
      'answers',
      'shown_at',
      'closed_at',
      'validated_at',
      'validated_by',
      'validation_reason',
      'additional_info',
    ),
  },
  {
    table: 'results',
    columns: [
      ...plain(
        'panel',
        'id',
        'session',
        'date',
        'sample',
        'replicate',
        'n',
        'class',
        'predominant_defect',
        'md',
        'mf',
        'reliable',
        'method',
        'validated_at',
        'validated_by',
        'withdrawn_at',
        'withdrawn_by',
      ),
      ...ATTRIBUTE_KEYS.flatMap((attribute) =>
        FIGURES.map(([name, key]) => ({
          name: `${attribute}_${name}`,
          path: ['figures', 'attributes', attribute, key],
        })),
      ),
    ],
  },
];
