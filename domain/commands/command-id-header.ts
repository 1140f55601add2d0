/** The header in which a command carries its id, a UUID in lower case. */
export const COMMAND_ID_HEADER = 'idempotency-key';
