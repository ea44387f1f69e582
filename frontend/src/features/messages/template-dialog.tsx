import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useMutation } from '@apollo/client/react';
import { MESSAGE_TEMPLATE_MAX_CHARS, TEMPLATE_VARIABLE_NAMES } from '@araucaria/contracts/domain';
import type { Channel } from '../../generated/graphql';
import type { Failure } from '../../shared/api/failure';
import { setServerErrors } from '../../shared/form/server-errors';
import { useFormDraft } from '../../shared/form/use-form-draft';
import { TextInput } from '../../shared/form/text-input';
import { type MessageTemplate } from '../../domain/messages/message-templates';
import { toast } from '../../shared/toasts/toast';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useDialogForm } from '../../shared/dialogs/use-dialog-form';
import { ChannelInput } from './channel-input';
import { EmojiPicker } from './emoji-picker';
import { CREATE_TEMPLATE, UPDATE_TEMPLATE } from './message-queries';
import { TemplateConflictNotice, type TemplateConflict } from './template-conflict';
import { TemplatePreview } from './template-preview';
import { TEMPLATE_RULES, type TemplateValues } from './template-values';

const VARIABLES_HINT = `Use ${TEMPLATE_VARIABLE_NAMES.map((name) => `{{${name}}}`).join(', ')} onde eles devem aparecer.`;

const TEMPLATE_FIELDS = ['title', 'type', 'content'] as const satisfies ReadonlyArray<keyof TemplateValues>;

interface TemplateDialogProps {
  /** Absent for a new template. */
  template?: MessageTemplate;
  /** Source of the values in the preview; sample values if absent. */
  recipient?: { id: number } | null | undefined;
  onClose: () => void;
}

export function TemplateDialog({ template, recipient, onClose }: TemplateDialogProps) {
  const form = useForm<TemplateValues>({
    mode: 'onTouched',
    defaultValues: {
      title: template?.title ?? '',
      type: template?.type ?? '',
      content: template?.content ?? '',
    },
  });
  const { control, getValues, setValue, reset } = form;
  // The template that this edit is based on, also when the list refetches after a change of a colleague.
  const [opened] = useState(template?.updatedAt);
  /** The version of a colleague that the dialog has shown. */
  const [seen, setSeen] = useState<string>();
  const draft = useFormDraft(form, `modelo-${template?.id ?? 'novo'}`, TEMPLATE_FIELDS, seen ?? opened);
  const caret = useRef<number | null>(null);
  const [create] = useMutation(CREATE_TEMPLATE);
  const [update] = useMutation(UPDATE_TEMPLATE);
  const [conflict, setConflict] = useState<TemplateConflict>();

  // The position of the next emoji: the field loses its caret when the picker takes the focus.
  useEffect(() => {
    const field = document.getElementById('content') as HTMLTextAreaElement | null;
    const remember = () => (caret.current = field?.selectionEnd ?? null);
    field?.addEventListener('blur', remember);
    return () => field?.removeEventListener('blur', remember);
  }, []);
  const insert = (emoji: string) => {
    const content = getValues('content');
    const position = caret.current ?? content.length;
    const text = content.slice(0, position) + emoji + content.slice(position);
    setValue('content', text, { shouldDirty: true });
    caret.current = position + emoji.length;
  };

  const send = async ({ title, type, content }: TemplateValues) => {
    const input = { title: title.trim(), type: type as Channel, content: content.trim() };
    if (template) await update({ variables: { id: template.id, input, from: seen ?? draft.from ?? opened } });
    else await create({ variables: { input, formKey: draft.formKey } });
    toast.success(template ? 'Modelo atualizado' : 'Modelo criado');
  };
  const onFailure = ({ code, message, fields, details }: Failure) => {
    if (code === 'CHANGED_MEANWHILE') {
      // Saving again replaces the version that is shown.
      const current = details as unknown as TemplateConflict;
      setConflict(current);
      setSeen(current.updatedAt);
    } else if (!setServerErrors(form, fields)) toast.destructive('Erro ao salvar modelo', message);
  };
  const dialog = useDialogForm({ form, draft, send, onFailure, onClose });

  return (
    <FormDialog
      title={template ? 'Editar Modelo de Mensagem' : 'Novo Modelo de Mensagem'}
      submit={conflict ? 'Salvar mesmo assim' : 'Salvar'}
      submitting="Salvando..."
      {...dialog}
    >
      {conflict && (
        <TemplateConflictNotice
          conflict={conflict}
          onTake={() => {
            const { title, type, content } = conflict;
            reset({ title, type, content });
            setConflict(undefined);
          }}
        />
      )}
      <TextInput
        control={control}
        name="title"
        label="Título"
        rules={TEMPLATE_RULES.title}
        limit={MESSAGE_TEMPLATE_MAX_CHARS.title}
      />
      <ChannelInput control={control} />
      <TextInput
        control={control}
        name="content"
        label="Mensagem"
        rules={TEMPLATE_RULES.content}
        hint={VARIABLES_HINT}
        multiline
        minRows={6}
        limit={MESSAGE_TEMPLATE_MAX_CHARS.content}
      />
      <EmojiPicker onPick={insert} />
      <TemplatePreview control={control} candidateId={recipient?.id} />
    </FormDialog>
  );
}
