import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import type { BoothStep } from './booth-step.ts';

/**
 * The text of a tray's next step and of its button; `isFirst` if the taster has something to do.
 */
export type StepWords = { readonly text: string; readonly act: string; readonly isFirst: boolean };

/**
 * Returns a function that puts the step of a booth into words, for the list of the taster's
 * evaluations (BTH-5).
 */
export function useStepWords(): (step: BoothStep) => StepWords {
  const { t } = useLingui();
  const write = useFormat();
  return (step) => {
    switch (step.kind) {
      case 'confirm':
        return {
          text: t`Taste from left to right; glass ${step.next.code} next.`,
          act: t`Go to the tray`,
          isFirst: true,
        };
      case 'sheet':
        if (step.glass.reopened !== undefined)
          return {
            text: t`Glass ${step.glass.code} is open again: correct and sign.`,
            act: t`Continue glass ${step.glass.code}`,
            isFirst: true,
          };
        return {
          text: t`Glass ${step.glass.code} is open, as you left it.`,
          act: t`Continue glass ${step.glass.code}`,
          isFirst: true,
        };
      case 'rest':
        return {
          text: t`Rest until ${write.clock(step.end)}, then glass ${step.next.code}.`,
          act: t`Go to the tray`,
          isFirst: true,
        };
      case 'done':
        return {
          text: t`All sheets are handed in.`,
          act: t`Read your sheets`,
          isFirst: false,
        };
      case 'hidden':
        return {
          text: t`The leader paused this session; marks are kept.`,
          act: t`Go to the tray`,
          isFirst: false,
        };
      case 'closed':
        return { text: t`This tasting has ended.`, act: t`Go to the tray`, isFirst: false };
      case 'loading':
        return { text: t`Loading your sheets.`, act: t`Go to the tray`, isFirst: true };
    }
  };
}
