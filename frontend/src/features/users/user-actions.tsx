import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import { MoreUserActions } from './more-user-actions';
import type { UserRow } from './users-queries';

export type UserAction =
  'edit' | 'password' | 'second-factor' | 'sessions' | 'delete' | 'reactivate' | 'resend';

interface UserActionsProps {
  row: UserRow;
  self: boolean;
  onAction: (action: UserAction, user: UserRow) => void;
}

/** Users cannot delete themselves. A deactivated user can only be reactivated. */
export function UserActions({ row, self, onAction }: UserActionsProps) {
  const { username, active, invited } = row;
  if (!active)
    return (
      <Button aria-label={`Reativar ${username}`} onClick={() => onAction('reactivate', row)}>
        Reativar
      </Button>
    );
  return (
    <>
      <ActionButton label={`Editar ${username}`} text="Editar" onClick={() => onAction('edit', row)}>
        <EditOutlined />
      </ActionButton>
      {invited ? (
        <ActionButton
          label={`Reenviar convite a ${username}`}
          text="Reenviar convite"
          onClick={() => onAction('resend', row)}
        >
          <ForwardToInboxOutlined />
        </ActionButton>
      ) : (
        <ActionButton
          label={`Alterar senha de ${username}`}
          text="Alterar senha"
          onClick={() => onAction('password', row)}
        >
          <KeyOutlined />
        </ActionButton>
      )}
      {!self && (
        <ActionButton
          label={invited ? `Cancelar convite de ${username}` : `Excluir ${username}`}
          text={invited ? 'Cancelar convite' : 'Excluir'}
          color="error"
          onClick={() => onAction('delete', row)}
        >
          <DeleteOutlined />
        </ActionButton>
      )}
      {!self && !invited && (
        <MoreUserActions
          username={username}
          onEndSessions={() => onAction('sessions', row)}
          onResetSecondFactor={() => onAction('second-factor', row)}
        />
      )}
    </>
  );
}

interface ActionButtonProps {
  label: string;
  text: string;
  color?: 'error';
  onClick: () => void;
  children: ReactNode;
}

/** An icon with a tooltip: so many text buttons would not fit the last column of a narrow window. */
const ActionButton = ({ label, text, color, onClick, children }: ActionButtonProps) => (
  <Tooltip title={text} describeChild>
    <IconButton aria-label={label} color={color ?? 'primary'} onClick={onClick}>
      {children}
    </IconButton>
  </Tooltip>
);
