import { Trans, useLingui } from '@lingui/react/macro';
import { Note } from '../../ui/note/note.tsx';
import { useBrowserZoom } from './use-browser-zoom.ts';

/** The warning above every line while the browser zoom is known and is not 100 % (CAL-7). */
export function ZoomNote() {
  return <ZoomWords zoom={useBrowserZoom()} />;
}

/** The same warning for a given zoom in percent; null if the zoom is unknown. */
export function ZoomWords({ zoom }: { readonly zoom: number | null }) {
  const { t } = useLingui();
  if (zoom === null || zoom === 100) return null;
  return (
    <Note kind="warning" isLive title={t`Browser zoom should be 100 %`}>
      <Trans>It is {zoom} %, as when measured. If you change it, measure again.</Trans>
    </Note>
  );
}
