import { expect } from 'vitest';
import { type IndexKind, QUALITY_INDEXES } from '../../domain/quality/quality-indexes.ts';
import {
  failedCriteria,
  type JudgedDuplicate,
  type JudgedResult,
} from '../../domain/sessions/acceptance-criteria.ts';
import { CLASS_SCHEMES } from '../../domain/settings/class-scheme.ts';
import { type PanelSettings, panelSettingsSchema } from '../../domain/settings/panel-settings.ts';
import type { OilClass } from '../../domain/words/assessment.ts';
import type { AttributeKey, DescriptorKey, FruityKind } from '../../domain/words/attributes.ts';
import { eachAttribute } from '../../domain/words/each-attribute.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import type { ScoredSheet } from '../../domain/words/scored-sheet.ts';
import { assess } from '../assessment/assess.ts';
import { type AwardSheet, awardScores } from '../award/award-scores.ts';
import { oilClass } from '../classification/oil-class.ts';
import { statements } from '../classification/statements.ts';
import { compareSheets } from '../explanation/compare-sheets.ts';
import { profileOf } from '../method/profile-of.ts';
import { checkReference } from '../quality/check-reference.ts';
import { chiSquarePoint } from '../quality/chi-square.ts';
import { competence } from '../quality/competence.ts';
import { callsForRetraining } from '../quality/evolution.ts';
import {
  normalisedLimit,
  type QualityIndex,
  qualityIndex,
  type Verdict,
} from '../quality/index-value.ts';
import { figures } from '../statistics/figures.ts';
import { summarise } from '../statistics/mark-summary.ts';
import { mm } from './arbitrary-panels.ts';

type Lines = Readonly<Partial<Record<AttributeKey, readonly number[]>>>;
type Given = Partial<PanelSettings>;
type Expected = Readonly<Record<string, unknown>>;
type Row<Cells extends readonly unknown[]> = readonly [readonly string[], ...(readonly Cells[])];

/** A worked example of docs/method.md. */
export type DocumentExample =
  | {
      readonly example: 'scale';
      readonly accepted: readonly number[];
      readonly refused: readonly number[];
    }
  | { readonly example: 'award'; readonly sheets: readonly AwardSheet[]; readonly expect: Expected }
  | {
      readonly example: 'attribute';
      readonly marks: readonly number[];
      readonly quantile: PanelSettings['quantile'];
      readonly expect: Expected;
    }
  | {
      readonly example: 'class';
      readonly rows: Row<readonly [number, number, number, string, string, string]>;
    }
  | {
      readonly example: 'sample';
      readonly lines: Lines;
      readonly descriptors?: readonly (DescriptorKey | null)[];
      readonly settings: Given;
      readonly expect: Expected;
    }
  | {
      readonly example: 'fruity';
      readonly settings: Given;
      /**
       * Marks, how many ticked green, how many ripe, and the class; null where the kind is not
       * stated.
       */
      readonly rows: Row<readonly [readonly number[], number, number, string | null]>;
    }
  | {
      readonly example: 'label';
      readonly class: OilClass;
      readonly n: number;
      readonly settings: Given;
      readonly rows: Row<readonly [number, number, number, readonly string[]]>;
    }
  | {
      readonly example: 'duplicate';
      readonly first: Lines;
      readonly second: Lines;
      readonly settings: Given;
      readonly expect: Expected;
    }
  | { readonly example: 'chi-square'; readonly rows: Row<readonly [number, number, number]> }
  | {
      readonly example: 'index';
      readonly kind: IndexKind;
      readonly pairs: readonly (readonly [number, number])[];
      readonly settings: Given;
      readonly expect: Expected;
    }
  | {
      readonly example: 'reference';
      readonly attribute?: AttributeKey;
      readonly marks: readonly number[];
      readonly assigned: {
        readonly median: number;
        readonly u: number | null;
        readonly sd: number | null;
      };
      readonly settings: Given;
      readonly expect: Expected;
    }
  | {
      readonly example: 'competence';
      readonly rows: Row<readonly [Verdict, Verdict, Verdict, boolean, boolean, boolean | null]>;
    }
  | { readonly example: 'evolution'; readonly rows: Row<readonly [readonly Verdict[], boolean]> }
  | {
      readonly example: 'acceptance';
      readonly results: readonly JudgedResult[];
      readonly duplicates: readonly JudgedDuplicate[];
      readonly references: readonly string[];
      readonly settings: { readonly categoryMatch: boolean; readonly defectMatch: boolean };
      readonly expect: readonly string[];
    };

/** Compares one example of the document with the engine. */
export function checkExample(example: DocumentExample): void {
  switch (example.example) {
    case 'scale':
      expect(example.accepted.filter((value) => !isMillimetres(value))).toEqual([]);
      expect(example.refused.filter(isMillimetres)).toEqual([]);
      return;
    case 'award':
      agree(example.expect, awardScores(example.sheets));
      return;
    case 'attribute':
      agree(example.expect, figures(summarise(example.marks, example.quantile)));
      return;
    case 'class':
      for (const [n, md, mf, ...classes] of rowsOf(example.rows)) {
        const [d, f] = [Math.round(md * 10), Math.round(mf * 10)];
        expect(CLASS_SCHEMES.map((scheme) => oilClass(n, d, f, scheme))).toEqual(classes);
      }
      return;
    case 'sample': {
      const sheets = sheetsOf(example.lines, example.descriptors);
      agree(example.expect, assess(sheets, settingsOf(example.settings)));
      return;
    }
    case 'fruity':
      for (const [marks, green, ripe, expected] of rowsOf(example.rows)) {
        const sheets = sheetsOf({ fruity: marks }, undefined, { green, ripe });
        expect(assess(sheets, settingsOf(example.settings)).fruityClass).toBe(expected);
      }
      return;
    case 'label':
      for (const [fruity, bitter, pungent, expected] of rowsOf(example.rows))
        expect(
          statements(
            {
              fruity: Math.round(fruity * 40),
              bitter: Math.round(bitter * 40),
              pungent: Math.round(pungent * 40),
            },
            { class: example.class, n: example.n, ticks: { scored: 8, green: 8, ripe: 0 } },
            profileOf(settingsOf(example.settings)),
          ),
        ).toEqual(expected);
      return;
    case 'duplicate': {
      const [first, second] = [sheetsOf(example.first), sheetsOf(example.second)];
      agree(example.expect, compareSheets(first, second, settingsOf(example.settings)));
      return;
    }
    case 'chi-square':
      for (const [n, point, limit] of rowsOf(example.rows))
        agree({ point, limit }, { point: chiSquarePoint(n), limit: normalisedLimit(n) });
      return;
    case 'index': {
      const { unit } = QUALITY_INDEXES[example.kind];
      const observations = example.pairs.map(([found, against], entry) => {
        const parts = Math.round((found - against) * unit);
        return {
          entry,
          later: entry,
          day: -entry,
          code: 0,
          found,
          against,
          parts,
          deviation: parts / unit,
        };
      });
      const index = qualityIndex(example.kind, observations, settingsOf(example.settings));
      agree(example.expect, index);
      return;
    }
    case 'reference': {
      const settings = settingsOf(example.settings);
      const summary = summarise(example.marks, settings.quantile);
      const { attribute = 'fruity' } = example;
      const assigned = { attribute, ...example.assigned };
      agree(example.expect, checkReference(summary, assigned, settings));
      return;
    }
    case 'competence':
      for (const [pn, dn, dnReference, asked, materials, expected] of rowsOf(example.rows)) {
        const indexes = { pn: indexOf(pn), dn: indexOf(dn), dnReference: indexOf(dnReference) };
        const settings = settingsOf({ referencesInTasterDeviation: asked });
        expect(competence([indexes], settings, materials).competent).toBe(expected);
      }
      return;
    case 'evolution':
      for (const [verdicts, expected] of rowsOf(example.rows))
        expect(callsForRetraining(verdicts.map(indexOf))).toBe(expected);
      return;
    case 'acceptance': {
      const { results, duplicates, references, settings } = example;
      const failed = failedCriteria(results, duplicates, references, settings).map(
        ({ code, sample, replicate }) =>
          replicate === null ? `${code} ${sample}` : `${code} ${sample} ${replicate}`,
      );
      expect(failed).toEqual(example.expect);
    }
  }
}

const settingsOf = (given: Given): PanelSettings => panelSettingsSchema.parse(given);

const indexOf = (verdict: Verdict): QualityIndex => ({ n: 6, value: 1, limit: 2, verdict });

/** The rows below the header. */
const rowsOf = <Cells extends readonly unknown[]>([, ...rows]: Row<Cells>) => rows;

/** Asserts that a number agrees to all decimals of the document, and anything else exactly. */
function agree(expected: Expected, found: object | null): void {
  const known: Readonly<Record<string, unknown>> = { ...found };
  for (const [key, value] of Object.entries(expected)) {
    const other = known[key];
    if (typeof value === 'number' && typeof other === 'number') {
      const decimals = String(value).split('.')[1]?.length ?? 0;
      const half = decimals === 0 ? 1e-9 : 0.5 * 10 ** -decimals + 1e-12;
      expect(Math.abs(other - value), `${key} is ${other}`).toBeLessThanOrEqual(half);
    } else expect(other, key).toEqual(value);
  }
}

function sheetsOf(
  lines: Lines,
  descriptors: readonly (DescriptorKey | null)[] = [],
  ticks = { green: Number.POSITIVE_INFINITY, ripe: 0 },
): readonly ScoredSheet[] {
  const count = Math.max(...Object.values(lines).map((marks) => marks.length));
  return Array.from({ length: count }, (_, place): ScoredSheet => {
    const answered = Object.entries(lines).map(([key, marks]) => [key, mm(marks[place] ?? 0)]);
    const { green, ripe } = ticks;
    const fruityKind: FruityKind | null =
      place < green ? 'green' : place < green + ripe ? 'ripe' : null;
    return {
      taster: `t${place}`,
      marks: { ...eachAttribute(() => mm(0)), ...Object.fromEntries(answered) },
      fruityKind,
      otherDescriptor: descriptors[place] ?? null,
    };
  });
}
