import { useState } from 'react';
import type { Option } from '../select/option.ts';

type Chosen = {
  readonly options: readonly Option[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  /** What is said of a text that is none of the options; without it such a text goes when the field is left. */
  readonly unknownText?: string | undefined;
};

/** What two texts have in common that look alike. */
const plain = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** FRM-35: a text that is none of the options is said to be none, stays as it was typed, and is given to nobody. */
export function useUnknownText({ options, value, onChange, unknownText }: Chosen) {
  // Null while nothing was typed or chosen here.
  const [text, setText] = useState<string | null>(null);
  const [isUnknown, setUnknown] = useState(false);

  /** Typed whole it is chosen, also by who leaves the field without the list. */
  function settle(): void {
    if (unknownText === undefined || text === null) return;
    const meant = options.find(({ label }) => plain(label) === plain(text))?.id ?? null;
    setUnknown(meant === null);
    if (meant !== null && meant !== value) onChange(meant);
  }
  return {
    allowsCustomValue: unknownText !== undefined,
    /** Nothing is chosen while the text is none of the options: it would go back to what was. */
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
