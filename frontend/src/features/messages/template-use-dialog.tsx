import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { TextInput } from '../../shared/form/text-input';
import { useFormDraft } from '../../shared/form/use-form-draft';
import {
  fillByHand,
  findVariables,
  describeVariable,
  type MessageTemplate,
} from '../../domain/messages/message-templates';
import { MessageText } from '../../domain/messages/message-text';
import { useMessagePreview } from '../../domain/messages/use-message-preview';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { copyTemplate } from './copy-template';
import { RECIPIENT_INTERVIEWS, type RecipientOption } from './message-queries';
import { isTooLongToOpen, sendLinkOf } from './send-link';
import { RecipientField } from './recipient-field';

interface TemplateUseDialogProps {
  template: MessageTemplate;
  /** Recipient named by the address of the page. */
  recipient: RecipientOption | null | undefined;
  /** Opens the mail program or WhatsApp with the text, instead of copying it. */
  sends: boolean;
  onClose: () => void;
}

const MAX_VALUE_CHARS = 500;

interface UseValues {
  candidate: RecipientOption | null;
  /** What was typed, by {@link keyOf}. */
  typed: Record<string, string>;
}

/** Key of a variable: react-hook-form reads dots and brackets of a name as a path. */
const keyOf = (variable: string): string =>
  variable.replace(/\W/g, (character) => `_${character.charCodeAt(0)}_`);

const SEND_LABELS = { email: 'Abrir no e-mail', whatsapp: 'Abrir no WhatsApp' } as const;

/** WhatsApp opens in a tab; a mail program opens outside the browser. */
const openMessage = (link: string): void =>
  void window.open(link, link.startsWith('mailto:') ? '_self' : '_blank', 'noopener');

/** Fills a template with the data of a candidate, and by hand where no value exists, and copies it to the clipboard or opens it for sending. */
export function TemplateUseDialog({ template, recipient, sends, onClose }: TemplateUseDialogProps) {
  const { title, content } = template;
  const form = useForm<UseValues>({
    mode: 'onTouched',
    defaultValues: { candidate: recipient ?? null, typed: {} },
  });
  const { control, handleSubmit, setValue } = form;
  const draft = useFormDraft(form, `uso-de-modelo-${template.id}-${recipient?.id ?? 'sem'}`);
  const [candidate, typed] = useWatch({ control, name: ['candidate', 'typed'] });
  const valueOf = (variable: string) => typed[keyOf(variable)]?.trim();
  const interviewId = useNextInterview(candidate?.id);
  const { preview } = useMessagePreview({ content, candidateId: candidate?.id, interviewId });
  // Without a candidate the server returns sample values, which must not be copied.
  const text = (candidate && preview?.text) ?? content;
  const missing = (candidate && preview?.missing) ?? findVariables(content);
  const filled = fillByHand(text, (variable) => missing.includes(variable) && valueOf(variable));
  const link = sendLinkOf(template, candidate, filled);
  const isCopied = !sends || isTooLongToOpen(link);
  const unfilled = missing.filter((variable) => !valueOf(variable));
  const close = () => {
    draft.clear();
    onClose();
  };

  return (
    <FormDialog
      title={`${sends ? 'Enviar' : 'Usar'} ${title}`}
      submit={isCopied ? 'Copiar texto' : SEND_LABELS[template.type]}
      disabled={unfilled.length > 0 || (candidate !== null && !preview)}
      isDirty={missing.some(valueOf)}
      onSubmit={(event) =>
        void handleSubmit(async () => {
          // A text that was not copied stays, to be copied by hand.
          if (isCopied && !(await copyTemplate(filled))) return;
          if (!isCopied) openMessage(link);
          close();
        })(event)
      }
      onDiscard={draft.clear}
      onClose={close}
    >
      <RecipientField
        value={candidate}
        onChange={(chosen) => setValue('candidate', chosen, { shouldDirty: true })}
      />
      {missing.map((variable) => (
        <TextInput
          key={variable}
          control={control}
          name={`typed.${keyOf(variable)}`}
          label={describeVariable(variable)}
          limit={MAX_VALUE_CHARS}
        />
      ))}
      <MessageText label={sends ? 'Texto que será enviado' : 'Texto que será copiado'}>{filled}</MessageText>
      {sends && isCopied && (
        <Alert severity="info">
          Este texto é longo demais para abrir no programa de e-mail. Copie-o e cole-o na mensagem
          {candidate && ` para ${candidate.email}`}.
        </Alert>
      )}
      {unfilled.length > 0 && (
        <Alert severity="info">
          {candidate ? 'Preencha' : 'Escolha um candidato ou preencha'} o que falta: {unfilled.join(', ')}
        </Alert>
      )}
    </FormDialog>
  );
}

/** Id of the next scheduled interview, to which the message refers. */
function useNextInterview(candidateId: number | undefined): string | undefined {
  const { data } = useFreshQuery(RECIPIENT_INTERVIEWS, {
    variables: { id: candidateId ?? 0 },
    skip: candidateId === undefined,
  });
  const [now] = useState(() => new Date().toISOString());
  return data?.candidate?.interviews.find(
    ({ status, interviewDate }) => status === 'scheduled' && interviewDate > now,
  )?.id;
}
