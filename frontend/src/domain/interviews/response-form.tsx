import { useState, type SyntheticEvent } from 'react';
import { INTERVIEW_MAX_CHARS } from '@araucaria/contracts/domain';
import type { InvitationResponse } from '../../generated/graphql';
import { runOperation } from '../../shared/api/run-operation';
import { TextBox } from '../../shared/form/text-box';
import { tooLong } from '../../shared/form/text-length';
import { Button } from '../../shared/ui/button';
import css from './invitation-responses.module.css';
import { RESPOND } from './respond-to-invitation';

const TEXTS = {
  decline: {
    label: 'Mensagem para a equipe (opcional)',
    hint: 'Se quiser, conte o motivo. A equipe é avisada agora e decide com você o próximo passo.',
    send: 'Avisar que não posso ir',
  },
  reschedule: {
    label: 'Quando você pode? (opcional)',
    hint: 'Por exemplo: terça ou quinta, depois das 14:00. O horário atual vale até a equipe remarcar.',
    send: 'Enviar o pedido',
  },
} as const;

interface ResponseFormProps {
  invitation: { id: string; interviewDate: string };
  response: InvitationResponse;
  busy: boolean;
  onRespond: (send: () => Promise<unknown>) => void;
}

/** The optional text of a response. It is kept when the candidate changes their mind about the response. */
export default function ResponseForm({ invitation, response, busy, onRespond }: ResponseFormProps) {
  const { label, hint, send } = TEXTS[response];
  const [note, setNote] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || tooLong(note, INTERVIEW_MAX_CHARS.responseNote)) return;
    const { id, interviewDate: from } = invitation;
    onRespond(() => runOperation(RESPOND, { id, response, note: note.trim() || undefined, from }));
  };
  return (
    <form className={css.response} onSubmit={submit} noValidate>
      <TextBox
        name="mensagem"
        multiline
        minRows={2}
        label={label}
        hint={hint}
        limit={INTERVIEW_MAX_CHARS.responseNote}
        value={note}
        onChange={setNote}
        onLeave={() => undefined}
      />
      <Button type="submit" variant="contained" disabled={busy}>
        {busy ? 'Enviando...' : send}
      </Button>
    </form>
  );
}
