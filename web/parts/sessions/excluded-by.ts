import { BY_SERVER } from '../../../domain/documents/header.ts';

/** STS-4: who left a sheet out, by name; what nobody did is told of Verdial, as in the audit trail. */
export const excludedBy = (by: string): string => (by === BY_SERVER ? 'Verdial' : by);
