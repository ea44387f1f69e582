import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import Typography from '@mui/material/Typography';
import { PASSWORD_HINT } from '../../shared/form/password-rules';
import { UsernameField } from '../../shared/form/username-field';
import { showRefusal } from '../../shared/form/show-refusal';
import { toast } from '../../shared/toasts/toast';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useDialogForm } from '../../shared/dialogs/use-dialog-form';
import { PasswordInput } from './password-input';
import { SendResetLink } from './send-reset-link';
import { NEW_PASSWORD_RULES, RULES, type PasswordValues } from './user-rules';
import { CHANGE_PASSWORD } from './users-queries';

interface PasswordDialogProps {
  /** `email`: where a link for a new password can be sent. */
  user: { id: number; username: string; email?: string | null };
  self: boolean;
  onClose: () => void;
}

export default function PasswordDialog({ user, self, onClose }: PasswordDialogProps) {
  const [change] = useMutation(CHANGE_PASSWORD);
  const form = useForm<PasswordValues>({
    mode: 'onTouched',
    defaultValues: { currentPassword: '', newPassword: '', confirmation: '' },
  });
  const { control, formState } = form;
  // Before it is entered, its error would come and go, and move the buttons.
  const isConfirmed = Boolean(formState.touchedFields.confirmation);

  const dialog = useDialogForm({
    form,
    send: async ({ currentPassword, newPassword }) => {
      await change({ variables: { id: user.id, newPassword, ...(self && { currentPassword }) } });
      toast.success(
        'Senha alterada com sucesso',
        self
          ? 'As suas outras sessões foram encerradas.'
          : `As sessões de ${user.username} foram encerradas.`,
      );
    },
    onFailure: (failure) => showRefusal(form, 'Erro ao alterar senha', failure),
    onClose,
  });

  return (
    <FormDialog
      title="Alterar Senha"
      submit="Alterar Senha"
      submitting="Salvando..."
      {...dialog}
      // Without a draft nothing is left to show after the changes were given up.
      onDiscard={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Usuário: <strong>{user.username}</strong>
      </Typography>
      <UsernameField username={user.username} />
      {!self && user.email && <SendResetLink userId={user.id} email={user.email} onSent={onClose} />}
      {self && (
        <PasswordInput
          control={control}
          name="currentPassword"
          label="Senha atual"
          rules={RULES.currentPassword}
          autoComplete="current-password"
        />
      )}
      <PasswordInput
        control={control}
        name="newPassword"
        label="Nova senha"
        rules={{ ...NEW_PASSWORD_RULES.newPassword, ...(isConfirmed && { deps: ['confirmation'] }) }}
        hint={PASSWORD_HINT}
        autoComplete="new-password"
      />
      <PasswordInput
        control={control}
        name="confirmation"
        label="Confirmar nova senha"
        rules={NEW_PASSWORD_RULES.confirmation}
        autoComplete="new-password"
      />
    </FormDialog>
  );
}
