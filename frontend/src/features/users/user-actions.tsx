import DeleteOutlined from '../../generated/icons/DeleteOutlined';
import EditOutlined from '../../generated/icons/EditOutlined';
import ForwardToInboxOutlined from '../../generated/icons/ForwardToInboxOutlined';
import KeyOutlined from '../../generated/icons/KeyOutlined';
import LogoutOutlined from '../../generated/icons/LogoutOutlined';
import PersonAddAltOutlined from '../../generated/icons/PersonAddAltOutlined';
import PhonelinkEraseOutlined from '../../generated/icons/PhonelinkEraseOutlined';
import { ActsMenu, type MenuAct } from '../../shared/lists/acts-menu';
import type { UserRow } from './users-queries';

export type UserAction =
  | 'edit'
  | 'password'
  | 'second-factor'
  | 'sessions'
  | 'delete'
  | 'reactivate'
  | 'resend';

interface UserActionsProps {
  row: UserRow;
  self: boolean;
  onAction: (action: UserAction, user: UserRow) => void;
}

const ACTS: Record<UserAction, Omit<MenuAct, 'act'>> = {
  edit: { label: 'Editar', icon: <EditOutlined /> },
  password: { label: 'Alterar senha', icon: <KeyOutlined /> },
  resend: { label: 'Reenviar convite', icon: <ForwardToInboxOutlined /> },
  sessions: { label: 'Encerrar sessões', icon: <LogoutOutlined /> },
  'second-factor': { label: 'Redefinir segundo fator', icon: <PhonelinkEraseOutlined /> },
  delete: { label: 'Excluir', icon: <DeleteOutlined /> },
  reactivate: { label: 'Reativar', icon: <PersonAddAltOutlined /> },
};

/** Users cannot delete themselves. A deactivated user can only be reactivated. */
function actsOn({ active, invited }: UserRow, self: boolean): UserAction[][] {
  if (!active) return [['reactivate']];
  return [
    ['edit', invited ? 'resend' : 'password'],
    self || invited ? [] : ['sessions', 'second-factor'],
    self ? [] : ['delete'],
  ];
}

export function UserActions({ row, self, onAction }: UserActionsProps) {
  const groups = actsOn(row, self).map((group) =>
    group.map((action) => ({
      ...ACTS[action],
      ...(action === 'delete' && row.invited && { label: 'Cancelar convite' }),
      act: () => onAction(action, row),
    })),
  );
  return <ActsMenu label={`Ações sobre ${row.username}`} groups={groups} />;
}
