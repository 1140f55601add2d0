import type { Failure } from './channel.ts';

/** An error of the embedded database with the fields a PostgreSQL server would give. */
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
