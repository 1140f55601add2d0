import { useState } from 'react';
import type { Option } from '../select/option.ts';

type Chosen = {
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  /**
   * Error for a text that matches no option; without it such a text is cleared when the field loses
   * the focus.
   */
  readonly unknownText?: string | undefined;
};

/** Normalised text for comparison: composed Unicode, single spaces, lower case. */
const plain = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/**
 * FRM-35: state of a combobox text that matches no option. The field shows an error, keeps the text
 * as typed, and does not pass it on.
 */
export function useUnknownText({ options, value, onChange, unknownText }: Chosen) {
  // Null until something is typed or chosen here.
  const [text, setText] = useState<string | null>(null);
  const [isUnknown, setUnknown] = useState(false);

  /** Selects the option whose label was typed in full, also when the field loses the focus. */
  function settle(): void {
    if (unknownText === undefined || text === null) return;
    const meant = options.find(({ label }) => plain(label) === plain(text))?.id ?? null;
    setUnknown(meant === null);
    if (meant !== null && meant !== value) onChange(meant);
  }
  return {
    allowsCustomValue: unknownText !== undefined,
    /** No option is selected while the text matches none; React Aria would restore the old text. */
    value: isUnknown ? null : value,
    unknown: isUnknown ? unknownText : undefined,
    hear: setText,
    settle,
    choose(id: string | null): void {
      if (id === null && unknownText !== undefined) settle();
      else {
        setUnknown(false);
        onChange(id);
      }
    },
  };
}
