import type { PanelSettings } from '../settings/panel-settings.ts';

/** A validated result of one sample in one replicate; figures are those of exchange.md, in cm. */
export type ResultRow = {
  readonly session: number;
  readonly date: string;
  readonly sample: { readonly id: string; readonly code: string };
  readonly replicate: 1 | 2;
  readonly n: number;
  readonly class: string;
  readonly predominantDefect: string | null;
  readonly md: number | null;
  readonly mf: number | null;
  readonly reliable: boolean;
  readonly figures: unknown;
  readonly method: string;
  /** The heads of the panel's settings it was judged by (LED-4); empty in results older than the book. */
  readonly settingsHeads: string;
  /** Those settings themselves, by which it is recomputed to the same figure (M-RECORD). */
  readonly settings: PanelSettings;
  readonly validatedAt: string;
  readonly validatedBy: string;
};
