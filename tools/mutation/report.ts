import { z } from 'zod';

const Place = z.object({ line: z.number(), column: z.number() });

/** The report of a mutation run, as far as it is read here (mutation testing report schema, version 2). */
export const MutationReport = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          mutatorName: z.string(),
          replacement: z.string().optional(),
          status: z.string(),
          location: z.object({ start: Place, end: Place }),
        }),
      ),
    }),
  ),
});

/** A mutation that no test noticed: where it is, what stood there and what was put in its place. */
export type Survivor = {
  readonly file: string;
  readonly line: number;
  readonly original: string;
  readonly mutated: string;
};

/** How many mutations were tried in a room, how many of them were noticed, and which were not. */
export type Score = {
  readonly tried: number;
  readonly noticed: number;
  readonly survivors: readonly Survivor[];
};

const NOTICED = new Set(['Killed', 'Timeout']);
const UNNOTICED = new Set(['Survived', 'NoCoverage']);

/** Counts a report. What was ignored or did not run at all counts on neither side. */
export function scoreOf(report: z.infer<typeof MutationReport>): Score {
  const all = Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ file, lines: source.split('\n'), mutant })),
  );
  const noticed = all.filter(({ mutant }) => NOTICED.has(mutant.status)).length;
  const unnoticed = all.filter(({ mutant }) => UNNOTICED.has(mutant.status));
  return {
    tried: noticed + unnoticed.length,
    noticed,
    survivors: unnoticed.map(({ file, lines, mutant: { location, replacement, mutatorName } }) => ({
      file,
      line: location.start.line,
      original: oneLine(textAt(lines, location)),
      mutated: oneLine(replacement ?? mutatorName),
    })),
  };
}

/** The share noticed, in per cent; 100 where nothing was tried. */
export const percentOf = ({ tried, noticed }: Score): number =>
  tried === 0 ? 100 : (100 * noticed) / tried;

function textAt(
  lines: readonly string[],
  { start, end }: { start: z.infer<typeof Place>; end: z.infer<typeof Place> },
): string {
  const chosen = lines.slice(start.line - 1, end.line);
  return chosen
    .map((line, index) =>
      line.slice(
        index === 0 ? start.column - 1 : 0,
        index === chosen.length - 1 ? end.column - 1 : undefined,
      ),
    )
    .join(' ');
}

const oneLine = (text: string): string => {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  return flat.length > 90 ? `${flat.slice(0, 60)} … ${flat.slice(-25)}` : flat;
};
