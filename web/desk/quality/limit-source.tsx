import { Trans } from '@lingui/react/macro';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Text } from '../../ui/layout/text.tsx';

/**
 * The line that names the limit of the indexes, and says that it is a convention and from no norm
 * (M-QC).
 */
export function LimitSource({ settings }: { readonly settings: PanelSettings }) {
  const write = useFormat();
  const { sigmaMethod, indexLimit } = settings;
  const [sigma, limit] = [
    sigmaMethod === null ? null : write.limit(sigmaMethod),
    write.limit(indexLimit),
  ];
  return (
    <Text as="p" tone="muted">
      {sigma === null ? (
        <Trans>Limit {limit}: a convention of Verdial that the panel’s settings may change.</Trans>
      ) : (
        <Trans>
          Normalised by the standard deviation of the method, {sigma} cm; limit: the 95 % point of
          chi-square over n, a convention of Verdial.
        </Trans>
      )}
    </Text>
  );
}
