import { AUDIT_ACTIONS, AUDIT_SUBJECTS, auditDetailsText, labelOf } from '@araucaria/contracts/domain';
import { formatDateTime } from '../../shared/format/formats';
import type { Column } from '../../shared/lists/data-list';
import { actorText } from './audit-actor';
import type { AuditRow } from './audit-queries';

const subjectOf = ({ subject, subjectId }: AuditRow): string =>
  subject === null ? '–' : [labelOf(AUDIT_SUBJECTS, subject), subjectId].filter(Boolean).join(' ');

export const AUDIT_COLUMNS: Array<Column<AuditRow>> = [
  { key: 'action', label: 'O quê', cell: ({ action }) => labelOf(AUDIT_ACTIONS, action) },
  { key: 'at', label: 'Quando', width: '9rem', cell: ({ at }) => formatDateTime(at) },
  { key: 'actor', label: 'Quem', width: '10rem', cell: actorText },
  { key: 'subject', label: 'Sobre', width: '10rem', cell: subjectOf },
  { key: 'details', label: 'Detalhes', cell: ({ details }) => auditDetailsText(details) || '–' },
  {
    key: 'origin',
    label: 'Origem',
    width: '10rem',
    cell: ({ origin }) => origin ?? '–',
    joins: { column: 'actor', text: ({ origin }) => origin },
  },
  {
    key: 'id',
    label: 'Nº',
    width: '6rem',
    cell: ({ id }) => id,
    joins: { column: 'at', text: ({ id }) => `nº ${id}` },
  },
];
