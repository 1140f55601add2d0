import { Trans } from '@lingui/react/macro';
import { type Conduct, type ConductDoubt, conductDoubts } from '../../../domain/sheets/conduct.ts';
import { useFormat } from '../../i18n/use-format.ts';

const minutes = (seconds: number): number => Math.max(0, Math.round(seconds / 60));

/**
 * The doubts about the order and timing of a glass, a sentence each; empty if there are none
 * (EVA-9).
 */
export function ConductWords({ conduct }: { readonly conduct: Conduct | null }) {
  const doubts = conductDoubts(conduct);
  return doubts.map((doubt) => (
    <span key={doubt}>
      <Sentence doubt={doubt} conduct={conduct} />{' '}
    </span>
  ));
}

function Sentence(props: { readonly doubt: ConductDoubt; readonly conduct: Conduct | null }) {
  const { doubt, conduct } = props;
  const write = useFormat();
  const rest = conduct?.rest ?? null;
  if (doubt === 'order') return <Trans>Taken before an earlier glass of the tray.</Trans>;
  if (doubt === 'clocks')
    return <Trans>Device and server clocks disagree since the glass before.</Trans>;
  if (doubt === 'seen') {
    const day = write.instant(conduct?.seen ?? '');
    return <Trans>Signed again after seeing the panel’s figures, {day}.</Trans>;
  }
  if (rest === null) return null;
  const [asked, server] = [minutes(rest.asked), minutes(rest.server)];
  if (rest.device === null)
    return (
      <Trans>
        Rest of {asked} min: the server counted {server} min.
      </Trans>
    );
  const device = minutes(rest.device);
  return (
    <Trans>
      Rest of {asked} min: the device counted {device} min, the server {server} min.
    </Trans>
  );
}
