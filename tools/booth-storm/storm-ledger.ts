/** The value of a line of a sheet: whole millimetres, or null for blank. */
export type Held = number | null;

/** The values of a sheet, by line. */
export type HeldLines = Readonly<Record<string, Held>>;

type Write = {
  readonly device: string;
  readonly mm: Held;
  /** The earlier writes that this one replaced, directly or indirectly. */
  readonly over: ReadonlySet<Write>;
  /**
   * What the page has acknowledged of it. `lost`: the page was killed before it acknowledged the
   * write, so it may be there or not.
   */
  told: 'nothing' | 'device' | 'stored' | 'lost';
};

/**
 * A record of what the devices of a storm (randomised test) acknowledged. It is compared with the
 * final stored values.
 */
export type StormLedger = ReturnType<typeof createStormLedger>;

/**
 * Creates the ledger of a storm (BTH-38). A write replaces its device's earlier writes and the
 * value that was shown there. Of two concurrent writes (a conflict) both remain candidates for the
 * final value. A write that was acknowledged as on the device is valid until another replaces it.
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

  /**
   * The possible values of a line. `stands` returns true for the writes that are there for certain.
   */
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
    // A value that no device wrote comes from another sheet, or from another storm.
    for (const [line, found] of Object.entries(held))
      if (found !== null && !written.has(line))
        wrong.push(`${sheet} ${line} is ${found}, and nobody wrote it`);
    return wrong;
  }

  return {
    /**
     * Records that a device writes a line on which it shows `shown`. Nothing is acknowledged yet.
     */
    writes(
      sheet: string,
      line: string,
      by: { readonly device: string; readonly mm: Held; readonly shown: Held },
    ): void {
      const writes = writesOf(sheet, line);
      const shown = writes.filter(({ mm }) => mm === by.shown);
      // Two writes with the same value cannot be told apart, so neither counts as shown there.
      const known = writes.filter(({ device, told }) => device === by.device && told !== 'lost');
      if (shown.length === 1) known.push(...shown);
      const over = new Set(known.flatMap((write) => [write, ...write.over]));
      writes.push({ device: by.device, mm: by.mm, over, told: 'nothing' });
    },
    /**
     * Records that the page of a device acknowledged its writes to a sheet: on the device, or
     * stored.
     */
    tells(sheet: string, device: string, told: 'device' | 'stored'): void {
      for (const write of all(sheet))
        if (write.device === device && write.told !== 'lost' && write.told !== 'stored')
          write.told = told;
    },
    /**
     * Records that a device was killed, or its sheet was closed, before an acknowledgement. Its
     * unacknowledged writes may be there or not.
     */
    dies(device: string): void {
      for (const sheet of sheets.keys())
        for (const write of all(sheet))
          if (write.device === device && write.told === 'nothing') write.told = 'lost';
    },
    /** Records that the page of a device acknowledged a sheet as signed, and on the device. */
    signs(sheet: string, device: string): void {
      signed.set(sheet, (signed.get(sheet) ?? new Set()).add(device));
    },
    /** The sheets that were written to, and whether one of their devices signed them. */
    sheets: (): ReadonlyMap<string, boolean> =>
      new Map([...sheets.keys()].map((sheet) => [sheet, signed.has(sheet)])),
    /** Finds values that a device must not show, because it acknowledged newer ones. */
    wrongOnDevice: (sheet: string, device: string, held: HeldLines): readonly string[] =>
      wrongLines(sheet, held, (write) => write.device === device && isTold(write)),
    /**
     * Finds values that the server must not hold of an open sheet, after every device has sent its
     * updates.
     */
    wrongInStore: (sheet: string, held: HeldLines): readonly string[] =>
      wrongLines(sheet, held, isTold),
    /**
     * Finds values that must not have been sealed. Everything acknowledged as stored is sealed, and
     * everything of the one device that signed. Unsent updates of another device may have come too
     * late.
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
