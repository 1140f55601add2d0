import { CircleCheck, CircleDashed, CloudOff } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './saved-steps.css.ts';

type SavedStepsProps = {
  readonly device: boolean;
  readonly received: boolean;
  readonly stored: boolean;
  /** Labels of the steps; the last one includes the time of storing. */
  readonly labels: {
    readonly device: string;
    readonly received: string;
    readonly stored: string;
  };
  /**
   * Offline texts, of which at most one is shown, in place of the steps beyond this device. Space
   * is reserved for all of them.
   */
  readonly away?: readonly { readonly isSo: boolean; readonly words: string }[] | undefined;
};

/**
 * Autosave status: on this device, received by the server, stored. Each step gets its check mark
 * once it is true, never before.
 */
export function SavedSteps({ device, received, stored, labels, away = [] }: SavedStepsProps) {
  const isAway = away.some(({ isSo }) => isSo);
  return (
    <div className={styles.steps} role="status">
      <div className={styles.trail}>
        <Step id="device" isTrue={device} label={labels.device} />
        <span className={styles.beyond}>
          <span className={styles.way} data-unseen={isAway ? '' : undefined}>
            <Step id="received" isTrue={received} isJoined={device} label={labels.received} />
            <Step id="stored" isTrue={stored} isJoined={received} label={labels.stored} />
          </span>
          {away.map(({ isSo, words }) => (
            <span className={styles.away} data-unseen={isSo ? undefined : ''} key={words}>
              <Icon of={CloudOff} strong />
              {words}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}

function Step(props: {
  readonly id: string;
  readonly isTrue: boolean;
  readonly isJoined?: boolean;
  readonly label: string;
}) {
  const { id, isTrue, isJoined = false, label } = props;
  return (
    <span
      className={styles.step}
      data-step={id}
      data-joined={isTrue && isJoined ? '' : undefined}
      data-true={isTrue ? '' : undefined}
    >
      <Icon of={isTrue ? CircleCheck : CircleDashed} strong />
      {label}
    </span>
  );
}
