import { blanksOf } from '../registers/field-schemas.ts';
import type { ImportProblem } from '../registers/import-report.ts';
import {
  headOf,
  type ReadRow,
  type RegisterFile,
  type RegisterWords,
} from '../registers/read-register.ts';
import { SAMPLE_FIELDS, type SampleInput, sampleFieldsSchema } from './sample-fields.ts';
import { sampleProblems } from './sample-rules.ts';

/**
 * The column titles of an exported list of samples in English, Spanish, French and Italian
 * (LST-12).
 */
const WORDS: RegisterWords<typeof SAMPLE_FIELDS> = {
  code: ['Code', 'Código', 'Codice'],
  externalReference: [
    'External reference',
    'Referencia externa',
    'Référence externe',
    'Riferimento esterno',
  ],
  presentation: ['Presentation', 'Presentación', 'Conditionnement', 'Confezione'],
  receptionDate: ['Received', 'Recibida', 'Reçu', 'Ricevuto'],
  expirationDate: ['Expires', 'Caduca', 'Expire le', 'Scadenza'],
  certificationDate: [
    'Certification date',
    'Fecha de certificación',
    'Date de certification',
    'Data di certificazione',
  ],
  initialQuantity: [
    'Initial quantity',
    'Cantidad inicial',
    'Quantité initiale',
    'Quantità iniziale',
  ],
  reference: [
    'This sample is a reference material',
    'Esta muestra es un material de referencia',
    'Cet échantillon est un matériau de référence',
    'Questo campione è un materiale di riferimento',
  ],
  referenceScope: [
    'Scope of the reference material',
    'Alcance del material de referencia',
    'Domaine d’application du matériau de référence',
    'Campo di applicazione del materiale di riferimento',
  ],
  referenceClass: [
    'Classification of the reference material',
    'Clasificación del material de referencia',
    'Classification du matériau de référence',
    'Classificazione del materiale di riferimento',
  ],
  referenceOrigin: [
    'Origin of the assigned values',
    'Origen de los valores asignados',
    'Origine des valeurs assignées',
    'Origine dei valori assegnati',
  ],
  active: ['Active', 'Activa', 'Actif', 'Attivo'],
  additionalInfo: [
    'Additional info',
    'Información adicional',
    'Informations complémentaires',
    'Altre informazioni',
  ],
};

/** The import format of the register of samples (LST-4). Only `code` is required. */
export const SAMPLE_FILE: RegisterFile = {
  fields: SAMPLE_FIELDS,
  needed: ['code'],
  key: 'code',
  words: WORDS,
};

/**
 * Converts a row of the file into the data of a form, or reports that its values contradict each
 * other.
 */
export function sampleOfRow({ line, values }: ReadRow): SampleInput | ImportProblem {
  const fields = { ...blanksOf(SAMPLE_FIELDS), ...values, revision: 0 };
  const sample = sampleFieldsSchema.parse(fields);
  const problems = sampleProblems(sample);
  if (problems.referenceScope === 'required')
    return { line, column: headOf('referenceScope'), code: 'missing', value: '' };
  if (problems.expirationDate === 'before-reception') {
    const value = sample.expirationDate ?? '';
    return { line, column: headOf('expirationDate'), code: 'before-reception', value };
  }
  return sample;
}
