import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { toCsv } from '../../domain/files/write-csv.ts';
import { type RegisterFile, readRegister } from '../../domain/registers/read-register.ts';
import { SAMPLE_FILE, sampleOfRow } from '../../domain/samples/sample-csv.ts';
import { listedSample } from '../../domain/samples/testing/sample-row.ts';
import { TASTER_FILE, tasterOfRow } from '../../domain/tasters/taster-csv.ts';
import { tasterRow } from '../../domain/tasters/testing/taster-row.ts';
import { isLocale, LOCALES } from '../../domain/words/locale.ts';
import { loadCatalog, loadDeskCatalog } from '../i18n/load-catalog.ts';
import { asLines } from '../parts/lists/export-list.ts';
import { fileColumns, type ListColumn } from '../parts/lists/register-column.ts';
import { sampleFields } from './samples/sample-form-fields.ts';
import { useSampleColumns } from './samples/use-sample-columns.tsx';
import { tasterFields } from './tasters/taster-form-fields.ts';
import { useTasterColumns } from './tasters/use-taster-columns.tsx';

const samples = [
  listedSample({
    code: '-S "1", first',
    externalReference: '=1+1; lot',
    presentation: 'glass, 250 mL',
    receptionDate: '2026-11-20',
    expirationDate: '2027-11-20',
    certificationDate: '2026-10-01',
    initialQuantity: 1000.5,
    currentQuantity: 320,
    reference: true,
    referenceScope: 'Panel',
    referenceClass: 'LOO',
    referenceOrigin: 'ring test',
    active: false,
    class: 'EVOO',
    additionalInfo: 'one\ntwo, three',
    revision: 0,
  }),
  listedSample({ code: 'S-2', initialQuantity: 1000, revision: 0 }),
];
const tasters = [
  tasterRow({
    code: 'T01',
    firstName: 'José María',
    lastName: 'de la Peña',
    phone: '+34 600 111 222',
    email: 'jose@panel.es',
    address: 'Calle Mayor, 3',
    address2: '2º',
    city: 'Jaén',
    state: 'Andalucía',
    postalCode: '23001',
    country: 'España',
    lastSession: '2026-11-20',
    username: 'jose',
    status: 'training',
    active: false,
    additionalInfo: 'left-handed',
    revision: 0,
  }),
  tasterRow({ code: 'T02', revision: 0 }),
];

/** Renders the exported file of a list. */
function File<Row>({
  columns,
  rows,
}: {
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
}) {
  return <pre>{toCsv(asLines(fileColumns(columns, columns), rows))}</pre>;
}
const Samples = () => <File columns={useSampleColumns()} rows={samples} />;
const Tasters = () => <File columns={useTasterColumns()} rows={tasters} />;

/** Parses the exported file of a list as an import of its register. */
async function readBack(locale: string, Shown: () => React.JSX.Element, file: RegisterFile) {
  if (!isLocale(locale)) throw new Error('no language');
  const words = [await loadCatalog(locale), await loadDeskCatalog(locale)];
  const i18n = setupI18n({ locale, messages: { [locale]: Object.assign({}, ...words) } });
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <Shown />
    </I18nProvider>,
  );
  const text = screen.container.querySelector('pre')?.textContent ?? '';
  const read = readRegister(text, file);
  expect(read.problems).toEqual([]);
  return read;
}

test.each(Object.keys(LOCALES))(
  'LST-12 the exported list of samples comes back in as it was, in %s',
  async (locale) => {
    const read = await readBack(locale, Samples, SAMPLE_FILE);
    const kept = samples.map((row) => {
      const { provisional: _provisional, leftOut: _left, ...known } = row;
      const { referenceValues: _values, ...fields } = sampleFields(known);
      return fields;
    });
    expect(read.rows.map(sampleOfRow)).toEqual(kept);
    expect(read.columns).toHaveLength(Object.keys(SAMPLE_FILE.fields).length);
  },
);

test.each(Object.keys(LOCALES))(
  'LST-12 the exported list of tasters comes back in as it was, in %s',
  async (locale) => {
    const read = await readBack(locale, Tasters, TASTER_FILE);
    expect(read.rows.map(tasterOfRow)).toEqual(tasters.map(tasterFields));
    expect(read.columns).toHaveLength(Object.keys(TASTER_FILE.fields).length);
  },
);
