import { CircleCheck, CircleDashed } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import * as styles from './saved-steps.css.ts';

type SavedStepsProps = {
  readonly device: boolean;
  readonly received: boolean;
  readonly stored: boolean;
  /** The time of storing goes into the last one. */
  readonly labels: {
    readonly device: string;
    readonly received: string;
    readonly stored: string;
  };
};

/** Where the work is: on this device, received by the server, stored. Each mark turns when it is true, never before. */
export function SavedSteps({ device, received, stored, labels }: SavedStepsProps) {
  const steps = [
    { id: 'device', isTrue: device, label: labels.device },
    { id: 'received', isTrue: received, label: labels.received },
    { id: 'stored', isTrue: stored, label: labels.stored },
  ];
  return (
    <div className={styles.steps} role="status">
      {steps.map((step, index) => (
        <span
          className={styles.step}
          data-step={step.id}
          data-joined={step.isTrue && steps[index - 1]?.isTrue === true ? '' : undefined}
          data-true={step.isTrue ? '' : undefined}
          key={step.id}
        >
          <Icon of={step.isTrue ? CircleCheck : CircleDashed} strong />
          {step.label}
        </span>
      ))}
    </div>
  );
}
