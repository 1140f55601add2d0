import type { Failure } from './channel.ts';

/** An error of the embedded database with the same fields as an error of a PostgreSQL server. */
export class EmbeddedError extends Error {
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;
  constructor({ message, code, detail, constraint }: Failure) {
    super(message);
    this.name = 'EmbeddedError';
    this.code = code;
    this.detail = detail;
    this.constraint = constraint;
  }
}
