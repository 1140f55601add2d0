import { useLingui } from '@lingui/react/macro';
import { referenceValueSchema } from '../../../domain/samples/reference-value.ts';
import type { SampleInput } from '../../../domain/samples/sample-fields.ts';
import { formatNumber } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useValueWords } from '../../parts/forms/use-value-words.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { oilClassMessage, parseOilClass } from '../../parts/messages/class-names.ts';

const values = referenceValueSchema.array();

/** Hook that formats any value of a sample as text; assigned values by attribute and median. */
export function useSampleWords(): (value: unknown) => string {
  const words = useValueWords();
  const names = useSheetNames();
  const { locale } = useLocale();
  const { i18n } = useLingui();
  return (value) => {
    const oil = typeof value === 'string' ? parseOilClass(value) : null;
    if (oil !== null) return i18n._(oilClassMessage(oil));
    const assigned = Array.isArray(value) && value.length > 0 ? values.safeParse(value).data : null;
    if (assigned === null || assigned === undefined)
      return words(Array.isArray(value) ? '' : value);
    return assigned
      .map(
        ({ attribute, median }) =>
          `${names.short(attribute)} ${formatNumber(median, 2, locale)}\u00a0cm`,
      )
      .join(', ');
  };
}

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
