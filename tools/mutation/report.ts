import { z } from 'zod';

const Place = z.object({ line: z.number(), column: z.number() });

/**
 * The schema of a mutation report, with only the fields that are read here (mutation testing report
 * schema, version 2).
 */
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

/**
 * A surviving mutation, which no test noticed: its place, the original code and the replacement.
 */
export type Survivor = {
  readonly file: string;
  readonly line: number;
  readonly original: string;
  readonly mutated: string;
};

/**
 * The mutation score of a room: how many mutations were tried, how many were noticed, and the
 * survivors.
 */
export type Score = {
  readonly tried: number;
  readonly noticed: number;
  readonly survivors: readonly Survivor[];
};

const NOTICED = new Set(['Killed', 'Timeout']);
const UNNOTICED = new Set(['Survived', 'NoCoverage']);

/** Counts a report. Mutations that were ignored or did not run are not counted. */
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

/** The mutation score in per cent; 100 if nothing was tried. */
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
