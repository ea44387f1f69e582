import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import type { UserRow } from './users-queries';

export type UserAct = 'edit' | 'password' | 'delete' | 'reactivate';

interface UserActionsProps {
  row: UserRow;
  self: boolean;
  onAct: (act: UserAct, user: UserRow) => void;
}

/** Nobody deletes themself; one who was deactivated can only be reactivated. */
export function UserActions({ row, self, onAct }: UserActionsProps) {
  const { username, active } = row;
  if (!active)
    return (
      <Button aria-label={`Reativar ${username}`} onClick={() => onAct('reactivate', row)}>
        Reativar
      </Button>
    );
  return (
    <>
      <Act label={`Editar ${username}`} text="Editar" onClick={() => onAct('edit', row)}>
        <EditOutlined />
      </Act>
      <Act label={`Alterar senha de ${username}`} text="Alterar senha" onClick={() => onAct('password', row)}>
        <KeyOutlined />
      </Act>
      {!self && (
        <Act label={`Excluir ${username}`} text="Excluir" color="error" onClick={() => onAct('delete', row)}>
          <DeleteOutlined />
        </Act>
      )}
    </>
  );
}

interface ActProps {
  label: string;
  text: string;
  color?: 'error';
  onClick: () => void;
  children: ReactNode;
}

/** Three words beside each other would push the last column out of a narrow window. */
const Act = ({ label, text, color, onClick, children }: ActProps) => (
  <Tooltip title={text} describeChild>
    <IconButton aria-label={label} color={color ?? 'primary'} onClick={onClick}>
      {children}
    </IconButton>
  </Tooltip>
);
