import { Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { DropZone, FileTrigger, isFileDropItem } from 'react-aria-components';
import { useFormat } from '../i18n/use-format.ts';
import { Button } from '../ui/button/button.tsx';
import { StateMark } from '../ui/state-mark/state-mark.tsx';
import type { ChosenFiles } from './compute-workbench.ts';
import * as css from './workbench.css.ts';

/** Drop zone and file picker of the workbench, with the list of the current files. */
export function FilesPlace(props: {
  readonly files: ChosenFiles;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const { files, onFiles } = props;
  const { t } = useLingui();
  const { number } = useFormat();
  const chosen = Object.values(files).filter((file) => file !== null);
  return (
    <DropZone
      aria-label={t`Files of the workbench`}
      className={css.place}
      onDrop={async ({ items }) => {
        const dropped = await Promise.all(
          items.filter(isFileDropItem).map((item) => item.getFile()),
        );
        if (dropped.length > 0) onFiles(dropped);
      }}
    >
      <div className={css.lines}>
        <span>
          <Trans>
            Drop or choose a marks_long.csv, with the panel’s references.csv and settings.json if
            any. Without them, Verdial’s default settings count.
          </Trans>
        </span>
        {chosen.map((file) => (
          <StateMark key={file.name} state="done">
            {file.name}, {`${number(file.size / 1000, 1)}\u00a0kB`}
          </StateMark>
        ))}
      </div>
      <FileTrigger
        acceptedFileTypes={['.csv', '.tsv', '.txt', '.json', 'text/csv', 'application/json']}
        allowsMultiple
        onSelect={(list) => {
          if (list !== null && list.length > 0) onFiles([...list]);
        }}
      >
        <Button icon={Upload}>{t`Choose files`}</Button>
      </FileTrigger>
    </DropZone>
  );
}
