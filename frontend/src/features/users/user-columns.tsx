import { ROLES } from '@araucaria/contracts/domain';
import Chip from '@mui/material/Chip';
import type { Day } from '../../shared/dates/days';
import { formatRecentTime } from '../../shared/dates/recent-time';
import type { Column } from '../../shared/lists/data-list';
import { EmailText } from '../../shared/ui/email-text';
import type { UserRow } from './users-queries';

const roleOf = ({ isAdmin, isEmployee, roles }: UserRow): string =>
  [isAdmin && 'Administrador', isEmployee && 'Funcionário', ...roles.map((role) => ROLES[role].label)]
    .filter(Boolean)
    .join(', ') || 'Usuário';

const secondFactorOf = ({ hasSecondFactor, invited }: UserRow): string | null =>
  hasSecondFactor === null || invited ? null : hasSecondFactor ? 'com segundo fator' : 'sem segundo fator';

export const userColumns = (selfId: number, today: Day): Array<Column<UserRow>> => [
  {
    key: 'username',
    label: 'Usuário',
    sortBy: 'server',
    cell: ({ id, username, active, invited }) => (
      <>
        {username} {id === selfId && <Chip component="span" size="small" label="Você" sx={{ ml: 0.5 }} />}
        {active && invited && (
          <Chip component="span" size="small" color="info" label="Convidado" sx={{ ml: 0.5 }} />
        )}
        {!active && (
          <Chip component="span" size="small" variant="outlined" label="Desativado" sx={{ ml: 0.5 }} />
        )}
      </>
    ),
  },
  {
    key: 'fullName',
    label: 'Nome completo',
    sortBy: 'server',
    cell: ({ fullName }) => fullName ?? '–',
  },
  {
    key: 'email',
    label: 'Email',
    joins: { column: 'fullName', text: ({ email }) => email },
    sortBy: 'server',
    cell: ({ email }) => (email ? <EmailText email={email} /> : '–'),
  },
  {
    key: 'department',
    label: 'Departamento',
    sortBy: 'server',
    cell: ({ department }) => department ?? '–',
  },
  { key: 'role', label: 'Perfil', sortBy: 'server', cell: roleOf },
  {
    key: 'lastLogin',
    label: 'Último acesso',
    width: '10rem',
    sortBy: 'server',
    cell: ({ lastLoginAt }) => (lastLoginAt ? formatRecentTime(lastLoginAt, today) : 'nunca entrou'),
    note: secondFactorOf,
  },
];
