import { useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {
  SUBJECT_REQUEST_CHANNELS,
  SUBJECT_REQUEST_KINDS,
  SUBJECT_REQUEST_MAX_CHARS,
  labelOf,
} from '@araucaria/contracts/domain';
import { failureOf } from '../../shared/api/failure';
import { useCall } from '../../shared/api/use-call';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog';
import { showRefusal } from '../../shared/form/show-refusal';
import { TextInput } from '../../shared/form/text-input';
import { useFormDraft } from '../../shared/form/use-form-draft';
import { useUnsavedChanges } from '../../shared/form/use-unsaved-changes';
import { formatDay } from '../../shared/dates/day-ranges';
import { formatDate } from '../../shared/format/formats';
import { toast } from '../../shared/toasts/toast';
import { DetailList } from '../../shared/ui/detail-list';
import { RequestData } from './request-data';
import { CLOSE_SUBJECT_REQUEST, ERASE_SUBJECT, type SubjectRequestRow } from './requests-queries';

interface AnswerValues {
  answer: string;
}

export function RequestDialog({ request, onClose }: { request: SubjectRequestRow; onClose: () => void }) {
  const isOpen = request.state === 'open';
  const form = useForm<AnswerValues>({ mode: 'onTouched', defaultValues: { answer: '' } });
  const draft = useFormDraft(form, `resposta-${request.id}`);
  const unsaved = useUnsavedChanges(
    isOpen && form.formState.isDirty,
    form.formState.isSubmitting,
    draft.clear,
  );
  const close = () => unsaved.confirmLeave(onClose);
  const facts: Array<[label: string, text: string | null]> = [
    ['Titular', request.name],
    ['E-mail', request.email && `${request.email}${request.emailConfirmed ? ' (e-mail confirmado)' : ''}`],
    [
      'Recebido',
      `${formatDay(request.receivedOn)} (${labelOf(SUBJECT_REQUEST_CHANNELS, request.channel)})${request.registeredBy ? `, registrado por ${request.registeredBy}` : ''}`,
    ],
    ['Prazo', formatDay(request.dueOn)],
    ['Pede', request.details],
    ['Resposta', request.answer],
    [
      'Respondido',
      request.closedAt &&
        `${formatDate(request.closedAt)}${request.closedBy ? ` por ${request.closedBy}` : ''}`,
    ],
  ];
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close} aria-labelledby="pedido-titulo">
      <DialogTitle id="pedido-titulo">
        {labelOf(SUBJECT_REQUEST_KINDS, request.kind)} (pedido nº {request.id})
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DetailList details={facts} />
        {isOpen && <RequestData request={request} />}
        {isOpen && <AnswerForm request={request} form={form} onAnswered={draft.clear} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {isOpen && request.kind === 'erasure' && <EraseButton request={request} />}
        <Button color="inherit" onClick={close}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface AnswerFormProps {
  request: SubjectRequestRow;
  form: UseFormReturn<AnswerValues>;
  onAnswered: () => void;
}

function AnswerForm({ request, form, onAnswered }: AnswerFormProps) {
  const [close] = useMutation(CLOSE_SUBJECT_REQUEST, { awaitRefetchQueries: true });
  // A double click is faster than the state that disables the buttons.
  const sending = useRef(false);
  const answer = (state: 'fulfilled' | 'refused') =>
    form.handleSubmit(async (values) => {
      if (sending.current) return;
      sending.current = true;
      try {
        await close({ variables: { id: request.id, state, answer: values.answer } });
        onAnswered();
        toast.success('Resposta registrada');
      } catch (error) {
        showRefusal(form, 'Erro ao registrar a resposta', failureOf(error));
      } finally {
        sending.current = false;
      }
    })();
  const busy = form.formState.isSubmitting;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextInput
        control={form.control}
        name="answer"
        label="Resposta enviada à pessoa"
        hint="Envie a resposta pelo canal do pedido e registre-a aqui"
        rules={{ required: 'Informe a resposta' }}
        multiline
        minRows={2}
        limit={SUBJECT_REQUEST_MAX_CHARS.answer}
      />
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={busy} onClick={() => void answer('fulfilled')}>
          Registrar como atendido
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => void answer('refused')}>
          Registrar como recusado
        </Button>
      </Box>
    </Box>
  );
}

function EraseButton({ request }: { request: SubjectRequestRow }) {
  const [confirming, setConfirming] = useState(false);
  const { busy, failure, run } = useCall();
  const [erase] = useMutation(ERASE_SUBJECT, { awaitRefetchQueries: true });
  const submit = async () => {
    await run(async () => {
      await erase({ variables: { requestId: request.id } });
      toast.success('Dados apagados', 'O pedido foi registrado como atendido.');
    });
    setConfirming(false);
  };
  return (
    <>
      {failure && (
        <Alert severity="error" sx={{ flex: '1 1 100%' }}>
          {failure}
        </Alert>
      )}
      <Button color="error" variant="outlined" onClick={() => setConfirming(true)}>
        Apagar os dados
      </Button>
      {confirming && (
        <ConfirmDialog
          title="Apagar todos os dados desta pessoa?"
          confirm="Apagar em definitivo"
          confirming="Apagando..."
          busy={busy}
          onConfirm={() => void submit()}
          onClose={() => setConfirming(false)}
        >
          Todas as candidaturas de {request.name} são apagadas em todos os serviços, com currículos,
          entrevistas, mensagens e indicações. Não há como desfazer.
        </ConfirmDialog>
      )}
    </>
  );
}
