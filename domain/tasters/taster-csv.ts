import { blanksOf } from '../registers/field-schemas.ts';
import type { ReadRow, RegisterFile, RegisterWords } from '../registers/read-register.ts';
import { TASTER_FIELDS, type TasterInput, tasterFieldsSchema } from './taster-fields.ts';

/**
 * The column titles of an exported list of tasters in English, Spanish, French and Italian
 * (LST-12).
 */
const WORDS: RegisterWords<typeof TASTER_FIELDS> = {
  code: ['Code', 'Código', 'Codice'],
  firstName: ['First name', 'Nombre', 'Prénom', 'Nome'],
  lastName: ['Last name', 'Apellidos', 'Nom de famille', 'Cognome'],
  phone: ['Phone', 'Teléfono', 'Téléphone', 'Telefono'],
  email: ['Email', 'Correo electrónico', 'Adresse e-mail'],
  address: ['Address', 'Dirección', 'Adresse', 'Indirizzo'],
  address2: [
    'Address, second line',
    'Dirección, segunda línea',
    'Adresse, deuxième ligne',
    'Indirizzo, seconda riga',
  ],
  city: ['City', 'Localidad', 'Ville', 'Città'],
  state: ['Region or province', 'Región o provincia', 'Région ou province', 'Regione o provincia'],
  postalCode: ['Postal code', 'Código postal', 'Code postal', 'Codice postale'],
  country: ['Country', 'País', 'Pays', 'Paese'],
  active: ['Active', 'En activo', 'Actif', 'Attivo'],
  additionalInfo: [
    'Additional info',
    'Información adicional',
    'Informations complémentaires',
    'Altre informazioni',
  ],
};

/**
 * The import format of the register of tasters (LST-4). `code` and `firstName` are required;
 * accounts are not in it.
 */
export const TASTER_FILE: RegisterFile = {
  fields: TASTER_FIELDS,
  needed: ['code', 'firstName'],
  key: 'code',
  words: WORDS,
};

const fileSchema = tasterFieldsSchema;

/** Converts a row of the file into the data of a form. */
export const tasterOfRow = ({ values }: ReadRow): TasterInput =>
  fileSchema.parse({ ...blanksOf(TASTER_FIELDS), ...values, revision: 0 });
