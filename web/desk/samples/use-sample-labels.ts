import { useLingui } from '@lingui/react/macro';
import type { SampleInput } from '../../../domain/samples/sample-fields.ts';

/** Hook that returns the labels of all fields of a sample. */
export function useSampleLabels(): Readonly<Record<keyof SampleInput, string>> {
  const { t } = useLingui();
  return {
    code: t`Code`,
    externalReference: t`External reference`,
    presentation: t`Presentation`,
    receptionDate: t`Reception`,
    expirationDate: t`Expiration`,
    certificationDate: t`Certification date`,
    referenceValues: t`Assigned values`,
    initialQuantity: t`Initial quantity`,
    reference: t`This sample is a reference material`,
    referenceScope: t`Scope of the reference material`,
    referenceClass: t`Classification of the reference material`,
    referenceOrigin: t`Origin of the assigned values`,
    active: t({ message: 'Active', context: 'sample' }),
    additionalInfo: t`Additional info`,
    revision: t`Revision`,
  };
}
