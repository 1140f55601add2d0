import { Trans, useLingui } from '@lingui/react/macro';
import { Note } from '../../ui/note/note.tsx';
import { useBrowserZoom } from './use-browser-zoom.ts';

/** CAL-7: above every line, at another zoom than 100 %, where the window tells its zoom. */
export function ZoomNote() {
  return <ZoomWords zoom={useBrowserZoom()} />;
}

/** The same of a zoom in percent that is known; null where the window tells nothing. */
export function ZoomWords({ zoom }: { readonly zoom: number | null }) {
  const { t } = useLingui();
  if (zoom === null || zoom === 100) return null;
  return (
    <Note kind="warning" isLive title={t`Browser zoom should be 100 %`}>
      <Trans>
        It is {zoom} %. The line was measured at this zoom and is 100 mm; at another it has to be
        measured again.
      </Trans>
    </Note>
  );
}
