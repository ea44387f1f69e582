import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { EMAIL_MAX_CHARS, ROLES, USER_MAX_CHARS } from '@araucaria/contracts/domain';
import type { Failure } from '../../shared/api/failure';
import { CheckInput } from '../../shared/form/check-input';
import { PASSWORD_HINT } from '../../shared/form/password-rules';
import { ReplacedNotice, type Fact } from '../../shared/form/replaced-notice';
import { useFormDraft } from '../../shared/form/use-form-draft';
import { showRefusal } from '../../shared/form/show-refusal';
import { TextInput } from '../../shared/form/text-input';
import { toast } from '../../shared/toasts/toast';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useDialogForm } from '../../shared/dialogs/use-dialog-form';
import { RolesInput } from './roles-input';
import { PasswordInput } from './password-input';
import { RULES, type UserValues } from './user-rules';
import { CREATE_USER, INVITE_USER, UPDATE_USER, type UserRow } from './users-queries';

const EDIT_TEXTS = { title: 'Editar Usuário', submit: 'Salvar', submitting: 'Salvando...' };
const ADD_TEXTS = { title: 'Adicionar Usuário', submit: 'Adicionar', submitting: 'Salvando...' };
const INVITE_TEXTS = { title: 'Convidar por e-mail', submit: 'Enviar convite', submitting: 'Enviando...' };

const valuesOf = (user?: UserRow): UserValues => ({
  username: user?.username ?? '',
  password: '',
  fullName: user?.fullName ?? '',
  email: user?.email ?? '',
  department: user?.department ?? '',
  isAdmin: user?.isAdmin ?? false,
  isEmployee: user?.isEmployee ?? false,
  roles: user?.roles ?? [],
});

/** All but the password, which is never stored. */
const KEPT_FIELDS = (Object.keys(valuesOf()) as Array<keyof UserValues>).filter(
  (field) => field !== 'password',
);

const yesOrNo = (value: boolean) => (value ? 'sim' : 'não');

const factsOf = (user: UserValues): Fact[] => [
  ['Nome de usuário', user.username],
  ['Nome completo', user.fullName],
  ['Email', user.email],
  ['Departamento', user.department],
  ['Administrador', yesOrNo(user.isAdmin)],
  ['Funcionário', yesOrNo(user.isEmployee)],
  [
    'Perfis de acesso',
    user.roles
      .map((role) => ROLES[role].label)
      .sort()
      .join(', '),
  ],
];

interface UserDialogProps {
  /** Absent for a new user. */
  user?: UserRow;
  /** Whether it is the current user, who cannot remove their own administrator role. */
  self: boolean;
  /** The new user sets the first password by the link of an e-mail. */
  invites?: boolean;
  onClose: () => void;
}

/** Creates, invites or edits a user. The password of an existing user is changed in `PasswordDialog`. */
export function UserDialog({ user, self, invites = false, onClose }: UserDialogProps) {
  // The dialog stays open until the list shows the change.
  const options = { awaitRefetchQueries: true };
  const [create] = useMutation(CREATE_USER, options);
  const [invite] = useMutation(INVITE_USER, options);
  const [update] = useMutation(UPDATE_USER, options);
  const form = useForm<UserValues>({
    mode: 'onTouched',
    defaultValues: valuesOf(user),
  });
  const { control } = form;
  // The version that this edit is based on, also when the list refetches after a change of a colleague.
  const [version] = useState(user?.version);
  const draft = useFormDraft(
    form,
    `usuario-${user?.id ?? (invites ? 'convite' : 'novo')}`,
    KEPT_FIELDS,
    version ?? undefined,
  );
  /** As another administrator has saved it since the edit was begun. */
  const [replaced, setReplaced] = useState<UserRow>();

  const save = async ({ password, ...values }: UserValues) => {
    if (user) {
      const from = replaced?.version ?? draft.from ?? version;
      await update({ variables: { id: user.id, input: values, from } });
      toast.success('Usuário atualizado', 'As alterações foram salvas.');
    } else if (invites) {
      await invite({ variables: { input: values, formKey: draft.formKey } });
      toast.success('Convite enviado', `O link foi enviado para ${values.email.trim()} e vale por 7 dias.`);
    } else {
      await create({ variables: { input: { ...values, password }, formKey: draft.formKey } });
      toast.success('Usuário adicionado', `${values.username.trim()} já pode acessar o sistema.`);
    }
  };
  const onFailure = (failure: Failure) => {
    const { code, message, details } = failure;
    if (code === 'CHANGED_MEANWHILE') return setReplaced(details.current as UserRow);
    const title = user ? 'Erro ao atualizar' : invites ? 'Erro ao convidar' : 'Erro ao adicionar';
    const isTaken = code === 'USERNAME_TAKEN';
    showRefusal(form, title, isTaken ? { ...failure, fields: [{ field: 'username', message }] } : failure);
  };
  const dialog = useDialogForm({ form, draft, send: save, onFailure, onClose });

  return (
    <FormDialog {...(user ? EDIT_TEXTS : invites ? INVITE_TEXTS : ADD_TEXTS)} {...dialog}>
      {replaced && (
        <ReplacedNotice
          key={replaced.version}
          saved={factsOf(valuesOf(replaced))}
          typed={factsOf(form.getValues())}
        />
      )}
      <TextInput
        control={control}
        name="username"
        label="Nome de usuário"
        rules={RULES.username}
        autoComplete="off"
        limit={USER_MAX_CHARS.username}
        input={{ autoCapitalize: 'none', spellCheck: false }}
      />
      {!user && !invites && (
        <PasswordInput
          control={control}
          name="password"
          label="Senha"
          rules={RULES.password}
          hint={PASSWORD_HINT}
          autoComplete="new-password"
        />
      )}
      <TextInput control={control} name="fullName" label="Nome completo" limit={USER_MAX_CHARS.fullName} />
      <TextInput
        control={control}
        name="email"
        label="Email"
        type="email"
        rules={invites ? RULES.invitedEmail : RULES.email}
        hint={invites && 'Recebe um link para criar a senha'}
        limit={EMAIL_MAX_CHARS}
        input={{ inputMode: 'email' }}
      />
      <TextInput control={control} name="department" label="Departamento" limit={USER_MAX_CHARS.department} />
      <CheckInput
        control={control}
        name="isAdmin"
        label="Administrador"
        disabled={self}
        hint={
          self
            ? 'Você não pode retirar o seu próprio acesso de administrador'
            : 'Acesso a toda a área da equipe'
        }
      />
      <CheckInput
        control={control}
        name="isEmployee"
        label="Funcionário"
        hint="Pode indicar candidatos e acompanhar as suas indicações"
      />
      <RolesInput control={control} />
    </FormDialog>
  );
}
