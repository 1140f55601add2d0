import { useLingui } from '@lingui/react/macro';

/** Hook that names the part of a backup that is being written, by its database table (BAK-21). */
export function useTableWords(): (table: string) => string {
  const { t } = useLingui();
  return (table) => {
    switch (table) {
      case 'sheets':
      case 'glasses':
      case 'sessions':
        return t`Writing sessions and sheets`;
      case 'results':
      case 'sample_verdicts':
      case 'assessment_validity':
      case 'point_notes':
        return t`Writing results`;
      case 'documents':
      case 'document_heads':
      case 'document_updates':
        return t`Writing live documents`;
      case 'books':
      case 'book_changes':
      case 'audit':
      case 'audit_heads':
      case 'given_commands':
        return t`Writing the registers and the audit trail`;
      default:
        return t`Writing the panel and its registers`;
    }
  };
}
