import { useLingui } from '@lingui/react/macro';
import type { PanelFields } from '../../../domain/panel/panel-fields.ts';

/** Hook that returns the labels of all fields of the panel. */
export function usePanelLabels(): Readonly<Record<keyof PanelFields, string>> {
  const { t } = useLingui();
  return {
    name: t`Name`,
    leader: t`Panel leader`,
    phone: t`Phone`,
    email: t`Email`,
    address: t`Address`,
    address2: t`Address, second line`,
    city: t`City`,
    state: t`Region or province`,
    postalCode: t`Postal code`,
    country: t`Country`,
    webAddress: t`Web address`,
    normRevision: t`Revision of COI/T.20/Doc. 15`,
    timeZone: t`Time zone`,
    additionalInfo: t`Additional info`,
    revision: t`Revision`,
  };
}
