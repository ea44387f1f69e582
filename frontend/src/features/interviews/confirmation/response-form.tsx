import { useState, type SyntheticEvent } from 'react';
import { INTERVIEW_MAX_CHARS } from '@araucaria/contracts/domain';
import type { InvitationResponse } from '../../../generated/graphql';
import { TextBox } from '../../../shared/form/text-box';
import { tooLong } from '../../../shared/form/text-length';
import { Button } from '../../../shared/ui/button';
import css from './confirmation.page.module.css';

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
  response: InvitationResponse;
  busy: boolean;
  onRespond: (note: string) => void;
}

/** The optional text of a response. It is kept when the candidate changes their mind about the response. */
export default function ResponseForm({ response, busy, onRespond }: ResponseFormProps) {
  const { label, hint, send } = TEXTS[response];
  const [note, setNote] = useState('');
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy && !tooLong(note, INTERVIEW_MAX_CHARS.responseNote)) onRespond(note.trim());
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
