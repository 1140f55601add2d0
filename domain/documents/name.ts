import {
  type PanelId,
  parsePanelId,
  parseSampleId,
  parseSessionCode,
  parseTasterId,
  parseTastingCode,
  type SampleId,
  type SessionCode,
  type TasterId,
  type TastingCode,
} from '../words/ids.ts';

/**
 * A parsed document name: its kind, its session and, where it has one, its owner. The names that a
 * taster can read contain no sample id and no replicate; only that of an *assessment* has a sample.
 */
export type DocumentName =
  | { readonly kind: 'session'; readonly panel: PanelId; readonly session: SessionCode }
  | {
      readonly kind: 'tray';
      readonly panel: PanelId;
      readonly session: SessionCode;
      readonly taster: TasterId;
    }
  | {
      readonly kind: 'evaluation';
      readonly panel: PanelId;
      readonly session: SessionCode;
      readonly taster: TasterId;
      readonly code: TastingCode;
    }
  | {
      readonly kind: 'assessment';
      readonly panel: PanelId;
      readonly session: SessionCode;
      readonly sample: SampleId;
    };

/** The kinds of live document. */
export type DocumentKind = DocumentName['kind'];

/**
 * Writes the name under which a document is stored and served, for instance `{panel}/session/12`.
 */
export function formatDocumentName(name: DocumentName): string {
  const start = `${name.panel}/${name.kind}/${name.session}`;
  switch (name.kind) {
    case 'session':
      return start;
    case 'tray':
      return `${start}.${name.taster}`;
    case 'evaluation':
      return `${start}.${name.taster}.${name.code}`;
    case 'assessment':
      return `${start}.${name.sample}`;
  }
}

/** Parses a document name; null for a text that is not well-formed. */
export function parseDocumentName(text: string): DocumentName | null {
  if (text.length > 140) return null;
  const [panelText = '', kind = '', rest = ''] = text.split('/');
  const [sessionText = '', second = '', third = ''] = rest.split('.');
  const panel = parsePanelId(panelText);
  const session = parseSessionCode(sessionText);
  if (panel === null || session === null) return null;
  // A text with surplus parts differs from the name formatted again, and is refused.
  const name = parseKind(kind, panel, session, second, third);
  return name !== null && formatDocumentName(name) === text ? name : null;
}

function parseKind(
  kind: string,
  panel: PanelId,
  session: SessionCode,
  second: string,
  third: string,
): DocumentName | null {
  const taster = parseTasterId(second);
  const sample = parseSampleId(second);
  const code = parseTastingCode(third);
  if (kind === 'session') return { kind, panel, session };
  if (kind === 'tray' && taster !== null) return { kind, panel, session, taster };
  if (kind === 'evaluation' && taster !== null && code !== null)
    return { kind, panel, session, taster, code };
  if (kind === 'assessment' && sample !== null) return { kind, panel, session, sample };
  return null;
}
