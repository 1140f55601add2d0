/** The HTTP header with the idempotency key of a command, a UUID in lower case. */
export const COMMAND_ID_HEADER = 'idempotency-key';
