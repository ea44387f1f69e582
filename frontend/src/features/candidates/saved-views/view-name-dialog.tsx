import { useForm } from 'react-hook-form';
import { useMutation } from '@apollo/client/react';
import { SAVED_VIEW_MAX_CHARS } from '@araucaria/contracts/domain';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { useDialogForm } from '../../../shared/dialogs/use-dialog-form';
import { setServerErrors } from '../../../shared/form/server-errors';
import { TextInput } from '../../../shared/form/text-input';
import { textOf } from '../../../shared/form/text-length';
import { useFormDraft } from '../../../shared/form/use-form-draft';
import { toast } from '../../../shared/toasts/toast';
import { CHANGE_SAVED_VIEW, SAVE_VIEW, type SavedView } from './saved-views-queries';

interface ViewNameDialogProps {
  /** Renamed; absent: a new view is saved. */
  renamed: SavedView | undefined;
  query: string;
  onClose: () => void;
}

export function ViewNameDialog({ renamed, query, onClose }: ViewNameDialogProps) {
  const form = useForm({ mode: 'onTouched', defaultValues: { name: renamed?.name ?? '' } });
  const draft = useFormDraft(form, `visao-${renamed?.id ?? 'nova'}`);
  const [save] = useMutation(SAVE_VIEW);
  const [change] = useMutation(CHANGE_SAVED_VIEW);
  const dialog = useDialogForm({
    form,
    draft,
    send: async ({ name: text }) => {
      const name = text.trim();
      if (renamed) await change({ variables: { id: renamed.id, name } });
      else await save({ variables: { name, query, formKey: draft.formKey } });
      toast.success(renamed ? 'Visão renomeada' : 'Visão salva');
    },
    onFailure: ({ fields, message }) => {
      if (!setServerErrors(form, fields)) toast.destructive('Erro ao salvar visão', message);
    },
    onClose,
  });
  return (
    <FormDialog
      title={renamed ? 'Renomear visão' : 'Salvar visão'}
      submit="Salvar"
      submitting="Salvando..."
      {...dialog}
    >
      <TextInput
        control={form.control}
        name="name"
        label="Nome da visão"
        hint={renamed ? undefined : 'Guarda os filtros, a ordem e as colunas de agora. Só você a vê.'}
        rules={{
          required: 'Dê um nome à visão',
          validate: (text) => textOf(text).trim() !== '' || 'Dê um nome à visão',
        }}
        limit={SAVED_VIEW_MAX_CHARS.name}
      />
    </FormDialog>
  );
}
