import type { AuditFilter } from '../../generated/graphql';

export const NO_FILTERS = { usuario: '', acao: '', tipo: '', registro: '', startDate: '', endDate: '' };
export const AUDIT_VIEW = { ver: '', ...NO_FILTERS, antes: '' };
export type AuditView = typeof AUDIT_VIEW;

/** The conditions of the address; those that it lacks, or that are no number, do not filter. */
export function auditFilter(view: AuditView): AuditFilter {
  return {
    actorId: wholeNumber(view.usuario),
    action: view.acao || null,
    subject: view.tipo || null,
    subjectId: view.registro || null,
    startDate: view.startDate || null,
    endDate: view.endDate || null,
  };
}

export const wholeNumber = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

export function auditExportPath(view: AuditView): string {
  const conditions = Object.entries(auditFilter(view)).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return `/api/admin/audit/export.csv?${new URLSearchParams(conditions).toString()}`;
}
