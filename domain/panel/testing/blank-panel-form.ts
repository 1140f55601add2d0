import type { PanelFields } from '../panel-fields.ts';

/** Test data: the form of the panel's own data with its name and its time zone, all else blank. */
export const panelForm = (change: Partial<PanelFields> = {}): PanelFields => ({
  name: 'Panel of Jaén',
  leader: '',
  phone: '',
  email: '',
  address: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  webAddress: '',
  normRevision: '',
  timeZone: 'Europe/Madrid',
  additionalInfo: '',
  revision: 0,
  ...change,
});
