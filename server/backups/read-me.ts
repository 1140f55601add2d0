/** The README in every backup, for a reader without the product. */
export const READ_ME = `A backup of virgin olive oil tasting panels, as they stood at one instant.

manifest.json      what this file holds: every entry with its SHA-256, its bytes and its rows
readable/          for people: tasters, samples, sessions and results as CSV (UTF-8), and documents.jsonl, what each live document
                   says: plans, trays, sheets and notes, one JSON object a line
rows/NAME.jsonl    a table each: UTF-8, one JSON object a line, a member for each column; a long one goes on in NAME.2.jsonl
sealed/            of a backup of the whole installation: what opens the devices of its accounts, sealed by the trail key

Bytes stand as "\\x" and hexadecimal. Instants are ISO 8601, marks whole millimetres, medians centimetres.

rows/sheets.jsonl       the sealed sheets, each version with its signature; content is what its digest was taken over
rows/documents.jsonl    live documents: the snapshot is a Yjs update, on which those of rows/document_updates.jsonl
                        follow by place: Y.applyUpdate(doc, snapshot), then each data
rows/book_changes.jsonl the books of settings and statuses: changes of an Automerge document, by sequence:
                        Automerge.applyChanges(Automerge.init(), changes)
rows/audit.jsonl        the audit trail; each digest is the SHA-256 of the entry and of the digest before
rows/reports.jsonl      issued reports; record is the text that digest, its SHA-256, was taken over
rows/sample_files.jsonl attached files, in content

The comment of this zip file is the SHA-256 of all bytes before it, and the signature of the installation's key over it.

There are no passwords, tokens or second factors in it, and no keys that could be read.
`;

/**
 * Builds the README of a partial backup, without the tables that only leaders may read (BAK-52).
 */
export const partialReadMe = (leftOut: readonly string[]): string =>
  `PARTIAL: an assistant made this backup. What leaders alone may read is not in it: ${leftOut.join(', ')}.
It cannot be restored. A leader makes a whole one.

${READ_ME}`;
