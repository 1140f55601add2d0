import { useLingui } from '@lingui/react/macro';
import type { TasterInput } from '../../../domain/tasters/taster-fields.ts';

/** Hook that returns the labels of all fields of a taster. */
export function useTasterLabels(): Readonly<Record<keyof TasterInput, string>> {
  const { t } = useLingui();
  return {
    code: t`Code`,
    firstName: t`First name`,
    lastName: t`Last name`,
    phone: t`Phone`,
    email: t`Email`,
    address: t`Address`,
    address2: t`Address, second line`,
    city: t`City`,
    state: t`Region or province`,
    postalCode: t`Postal code`,
    country: t`Country`,
    additionalInfo: t`Additional info`,
    active: t`Active`,
    revision: t`Revision`,
  };
}
