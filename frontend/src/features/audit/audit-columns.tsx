import { AUDIT_ACTIONS, AUDIT_SUBJECTS, labelOf } from '@araucaria/contracts/domain';
import { formatDateTime } from '../../shared/format/formats';
import type { Column } from '../../shared/lists/data-list';
import type { AuditRow } from './audit-queries';

const actorOf = ({ actorId, actorName }: AuditRow): string =>
  actorName ?? (actorId === null ? 'Visitante ou sistema' : `Usuário ${actorId} (excluído)`);

const subjectOf = ({ subject, subjectId }: AuditRow): string =>
  subject === null ? '–' : [labelOf(AUDIT_SUBJECTS, subject), subjectId].filter(Boolean).join(' ');

const detailsOf = ({ details }: AuditRow): string =>
  details.map(({ name, value }) => `${name}: ${value}`).join(', ') || '–';

export const AUDIT_COLUMNS: Array<Column<AuditRow>> = [
  { key: 'action', label: 'O quê', cell: ({ action }) => labelOf(AUDIT_ACTIONS, action) },
  { key: 'at', label: 'Quando', cell: ({ at }) => formatDateTime(at) },
  { key: 'actor', label: 'Quem', cell: actorOf },
  { key: 'subject', label: 'Sobre', cell: subjectOf },
  { key: 'details', label: 'Detalhes', cell: detailsOf },
  { key: 'origin', label: 'Origem', cell: ({ origin }) => origin ?? '–' },
  { key: 'id', label: 'Nº', cell: ({ id }) => id },
];
