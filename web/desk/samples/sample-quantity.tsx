import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import type { SampleRow } from '../../../domain/samples/sample-fields.ts';
import { formatQuantity } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { movementsQuery } from '../../parts/http/sample-queries.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Section } from '../../ui/section/section.tsx';
import { MovementsTable } from './movements-table.tsx';
import { QuantityDialog } from './quantity-dialog.tsx';

/**
 * Section with the remaining quantity of a sample and its movements. The quantity can be corrected
 * (SAM-2, SAM-3).
 */
export function SampleQuantity({ sample }: { readonly sample: SampleRow }) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const movements = useQuery(movementsQuery(sample.id));
  const { initialQuantity, currentQuantity } = sample;
  if (currentQuantity === null)
    return (
      <Section title={t`Quantity`}>
        <Text tone="muted">
          <Trans>Enter the initial quantity; servings are deducted.</Trans>
        </Text>
      </Section>
    );
  const left = formatQuantity(currentQuantity, locale);
  const initial = formatQuantity(initialQuantity ?? 0, locale);
  return (
    <Section
      title={t`Quantity`}
      actions={
        <Button icon={Scale} onPress={() => setOpen(true)}>
          <Trans>Correct the remaining quantity</Trans>
        </Button>
      }
    >
      <Stack gap={4}>
        <Text>
          <Trans>
            About {left} of {initial} mL left.
          </Trans>
        </Text>
        <QueryBoundary query={movements} lines={2}>
          {(rows) => <MovementsTable rows={rows} />}
        </QueryBoundary>
      </Stack>
      {isOpen && (
        <QuantityDialog id={sample.id} seen={currentQuantity} onClose={() => setOpen(false)} />
      )}
    </Section>
  );
}
