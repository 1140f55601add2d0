/** What a line of a sheet holds: whole millimetres, or null where it is blank. */
export type Held = number | null;

/** What a sheet holds, by its lines. */
export type HeldLines = Readonly<Record<string, Held>>;

type Write = {
  readonly device: string;
  readonly mm: Held;
  /** The writes that this one took the place of, with theirs. */
  readonly over: ReadonlySet<Write>;
  /** What the page has said of it; `lost` where it was killed before it said anything: then it may be there or not. */
  told: 'nothing' | 'device' | 'stored' | 'lost';
};

/** What the devices of a storm said that they hold, to be compared with what is held in the end. */
export type StormLedger = ReturnType<typeof createStormLedger>;

/**
 * BTH-38: a write takes the place of what its device had, and of what was shown there; two that did not know each other both
 * stand, and either may be what is held in the end. What was said to be on a device stands until something took its place.
 */
export function createStormLedger() {
  const sheets = new Map<string, Map<string, Write[]>>();
  const signed = new Map<string, Set<string>>();

  function writesOf(sheet: string, line: string): Write[] {
    const lines = sheets.get(sheet) ?? new Map<string, Write[]>();
    sheets.set(sheet, lines);
    const writes = lines.get(line) ?? [];
    lines.set(line, writes);
    return writes;
  }

  const all = (sheet: string): readonly Write[] => [...(sheets.get(sheet)?.values() ?? [])].flat();

  /** What a line may hold where the writes that `stands` says are there for certain. */
  function mayBe(writes: readonly Write[], stands: (write: Write) => boolean): readonly Held[] {
    const firm = writes.filter(stands);
    const gone = new Set(firm.flatMap(({ over }) => [...over]));
    const left = writes.filter((write) => !gone.has(write)).map(({ mm }) => mm);
    return firm.length === 0 ? [...left, null] : left;
  }

  function wrongLines(
    sheet: string,
    held: HeldLines,
    stands: (write: Write) => boolean,
  ): readonly string[] {
    const wrong: string[] = [];
    const written = sheets.get(sheet) ?? new Map<string, Write[]>();
    for (const [line, writes] of written) {
      const may = mayBe(writes, stands);
      const found = held[line] ?? null;
      if (!may.includes(found))
        wrong.push(`${sheet} ${line} is ${found}, and may be ${may.join(' or ')}`);
    }
    // What nobody wrote is nobody's: a mark of another sheet, or of another storm.
    for (const [line, found] of Object.entries(held))
      if (found !== null && !written.has(line))
        wrong.push(`${sheet} ${line} is ${found}, and nobody wrote it`);
    return wrong;
  }

  return {
    /** A device writes a line that shows `shown` there; nothing is promised of it yet. */
    writes(
      sheet: string,
      line: string,
      by: { readonly device: string; readonly mm: Held; readonly shown: Held },
    ): void {
      const writes = writesOf(sheet, line);
      const shown = writes.filter(({ mm }) => mm === by.shown);
      // Two that look the same cannot be told apart: neither is said to be known there.
      const known = writes.filter(({ device, told }) => device === by.device && told !== 'lost');
      if (shown.length === 1) known.push(...shown);
      const over = new Set(known.flatMap((write) => [write, ...write.over]));
      writes.push({ device: by.device, mm: by.mm, over, told: 'nothing' });
    },
    /** The page of a device says of a sheet where what it holds is. */
    tells(sheet: string, device: string, told: 'device' | 'stored'): void {
      for (const write of all(sheet))
        if (write.device === device && write.told !== 'lost' && write.told !== 'stored')
          write.told = told;
    },
    /** A device was killed, or its sheet went before it said anything: what its page had said nothing of may be there or not. */
    dies(device: string): void {
      for (const sheet of sheets.keys())
        for (const write of all(sheet))
          if (write.device === device && write.told === 'nothing') write.told = 'lost';
    },
    /** The page of a device says that a sheet is signed, and on the device. */
    signs(sheet: string, device: string): void {
      signed.set(sheet, (signed.get(sheet) ?? new Set()).add(device));
    },
    /** The sheets that anything was written on, and whether one of their devices signed them. */
    sheets: (): ReadonlyMap<string, boolean> =>
      new Map([...sheets.keys()].map((sheet) => [sheet, signed.has(sheet)])),
    /** What a device shows that it must not, since it said that it holds something newer. */
    wrongOnDevice: (sheet: string, device: string, held: HeldLines): readonly string[] =>
      wrongLines(sheet, held, (write) => write.device === device && isTold(write)),
    /** What the server holds of a sheet that is open and must not, now that every device has sent what it had. */
    wrongInStore: (sheet: string, held: HeldLines): readonly string[] =>
      wrongLines(sheet, held, isTold),
    /**
     * What was sealed and must not have been: all that was said to be stored is there, and what the one device that signed
     * had; what another still had on its way may have come late.
     */
    wrongInSeal(sheet: string, held: HeldLines): readonly string[] {
      const by = signed.get(sheet) ?? new Set();
      const [only] = by;
      return wrongLines(
        sheet,
        held,
        (write) =>
          write.told === 'stored' || (by.size === 1 && write.device === only && isTold(write)),
      );
    },
  };
}

const isTold = ({ told }: Write): boolean => told === 'device' || told === 'stored';
