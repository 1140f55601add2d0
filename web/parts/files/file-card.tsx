import { Trans, useLingui } from '@lingui/react/macro';
import { Download, FileText, Image, Trash2 } from 'lucide-react';
import type { SampleFileRow } from '../../../domain/samples/sample-file.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { fileSize } from './file-size.ts';
import * as css from './files.css.ts';

/**
 * Card of one attached file: thumbnail, name, size, day and sender, with buttons to save and delete
 * it.
 */
export function FileCard({
  file,
  address,
  onDelete,
}: {
  readonly file: SampleFileRow;
  readonly address: string;
  readonly onDelete: () => void;
}) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const write = useFormat();
  const { name } = file;
  const size = fileSize(file.bytes, locale);
  return (
    <li className={css.card}>
      <div className={css.picture}>
        {file.hasThumbnail ? (
          <img className={css.image} src={`${address}/thumbnail`} alt="" />
        ) : (
          <Icon of={file.kind === 'application/pdf' ? FileText : Image} size={20} />
        )}
      </div>
      <div className={css.name}>{name}</div>
      <Text tone="caption">
        {size}, {write.instant(file.at)}, {file.by}
      </Text>
      <Inline gap={2}>
        <LinkButton
          href={address}
          download={name}
          icon={Download}
          size="dense"
          aria-label={t`Save ${name} on this device`}
        >
          <Trans>Save a copy</Trans>
        </LinkButton>
        <IconButton icon={Trash2} label={t`Delete ${name}`} onPress={onDelete} size="dense" />
      </Inline>
    </li>
  );
}
