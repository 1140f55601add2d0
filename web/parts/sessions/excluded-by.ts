import { BY_SERVER } from '../../../domain/documents/header.ts';

/**
 * The name of the person who left a sheet out (STS-4). For the server it is "Verdial", as in the
 * audit trail.
 */
export const excludedBy = (by: string): string => (by === BY_SERVER ? 'Verdial' : by);
