import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { INTERVIEW_TYPES, labelOf, type AreaInterview } from '@araucaria/contracts/domain';
import type { InvitationResponse } from '../../generated/graphql';
import { CONFIRM } from '../../domain/interviews/confirm-interview';
import { InvitationResponses } from '../../domain/interviews/invitation-responses';
import { failureOf } from '../../shared/api/failure';
import { runOperation } from '../../shared/api/run-operation';
import { useCall } from '../../shared/api/use-call';
import { formatDateTime } from '../../shared/format/formats';
import { toast } from '../../shared/toasts/toast';
import LinkedText from '../../shared/ui/linked-text';
import { AREA_PATH } from './area';

interface OwnInterviewProps {
  interview: AreaInterview;
  isReadOnly: boolean;
  onChange: () => Promise<void>;
}

/** An interview of an application: its state, and while it is to come the responses of the confirmation page. */
export function OwnInterview({ interview, isReadOnly, onChange }: OwnInterviewProps) {
  const { id, interviewType, interviewDate, status, notes, isUpcoming } = interview;
  const { confirmedAt, rescheduleRequestedAt } = interview;
  const isDeclined = !confirmedAt && interview.declinedAt !== null;
  const title = `${labelOf(INTERVIEW_TYPES, interviewType)}: ${formatDateTime(interviewDate)}`;
  return (
    <Box
      role="group"
      aria-label={title}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 2, display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {notes && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <LinkedText text={notes} />
        </Typography>
      )}
      <div role="status">
        {status === 'cancelled' && <Typography>Cancelada</Typography>}
        {status === 'completed' && <Typography>Realizada</Typography>}
        {isUpcoming && confirmedAt && <Typography>Presença confirmada</Typography>}
        {isUpcoming && isDeclined && <Typography>Você avisou que não pode ir.</Typography>}
        {isUpcoming && rescheduleRequestedAt && (
          <Typography>Você pediu outro horário. Até a equipe responder, vale este.</Typography>
        )}
      </div>
      {isUpcoming && !isDeclined && (
        <Link href={`${AREA_PATH}/interviews/${id}/calendar.ics`} download>
          Adicionar ao calendário
        </Link>
      )}
      {isUpcoming && !isReadOnly && (
        <Responses interview={interview} isDeclined={isDeclined} onChange={onChange} />
      )}
    </Box>
  );
}

type ResponsesProps = Pick<OwnInterviewProps, 'interview' | 'onChange'> & { isDeclined: boolean };

function Responses({ interview, isDeclined, onChange }: ResponsesProps) {
  const { id, interviewDate: from, confirmedAt, rescheduleRequestedAt } = interview;
  const { busy, failure, run } = useCall(async (error) => {
    const { code, message } = failureOf(error);
    // The time that the person has answered for is not that of the interview any more, or it was cancelled.
    if (code === 'CHANGED_MEANWHILE' || code === 'NOT_FOUND') await onChange();
    return code === 'CHANGED_MEANWHILE'
      ? 'O horário desta entrevista acabou de mudar. Confira a nova data e responda de novo.'
      : message;
  });
  const responses: InvitationResponse[] = [
    ...(isDeclined ? [] : (['decline'] as const)),
    ...(rescheduleRequestedAt ? [] : (['reschedule'] as const)),
  ];

  const respond = (work: () => Promise<unknown>, done: string) =>
    run(async () => {
      await work();
      // The page no longer shows the interview if the session has ended.
      toast.success(done);
      await onChange();
    });
  const confirm = () => respond(() => runOperation(CONFIRM, { id, from }), 'Entrevista Confirmada');

  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', width: '100%', maxWidth: 640 }}>
      <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
      {(!confirmedAt || responses.length > 0) && (
        <InvitationResponses
          key={responses.join()}
          invitation={interview}
          responses={responses}
          busy={busy}
          first={
            !confirmedAt && (
              <Button variant="contained" disabled={busy} onClick={() => void confirm()}>
                {busy ? 'Enviando...' : 'Confirmar Presença'}
              </Button>
            )
          }
          onRespond={(response, send) =>
            void respond(send, response === 'decline' ? 'A equipe foi avisada' : 'Pedido enviado')
          }
        />
      )}
    </Box>
  );
}
