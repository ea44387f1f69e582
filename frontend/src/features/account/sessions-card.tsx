import { useMutation } from '@apollo/client/react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { askConfirmation } from '../../shared/dialogs/confirmations';
import { reportFailure } from '../../shared/toasts/report-failure';
import { toast } from '../../shared/toasts/toast';
import { LoadState, queryState } from '../../shared/ui/load-state';
import { AccountCard } from './account-card';
import { END_OTHER_SESSIONS, END_SESSION, MY_SESSIONS, type LoginSession } from './account-queries';
import { deviceName, SessionItem } from './session-item';

export function SessionsCard() {
  const query = useFreshQuery(MY_SESSIONS);
  const options = { awaitRefetchQueries: true };
  const [endOne, one] = useMutation(END_SESSION, options);
  const [endOthers, others] = useMutation(END_OTHER_SESSIONS, options);
  const sessions = query.data?.mySessions;
  const busy = one.loading || others.loading;

  const run = async (end: () => Promise<unknown>, success: string) => {
    if (await reportFailure('Erro ao encerrar a sessão', end)) toast.success(success);
    else void query.refetch().catch(() => undefined);
  };
  const end = (session: LoginSession) =>
    run(() => endOne({ variables: { id: session.id } }), `Sessão encerrada: ${deviceName(session)}`);
  const endAllOthers = async () => {
    const confirmed = await askConfirmation({
      title: 'Encerrar as outras sessões',
      text: 'Em todos os outros aparelhos será preciso entrar de novo. Esta sessão continua.',
      confirm: 'Encerrar outras sessões',
      color: 'error',
    });
    if (confirmed) await run(() => endOthers(), 'As outras sessões foram encerradas');
  };

  return (
    <AccountCard
      id="sessoes"
      title="Sessões"
      text="Onde a sua conta está aberta. Encerre o que não reconhecer e altere a sua senha. Toda sessão termina 12 horas depois do último uso, e no máximo 7 dias depois do login."
    >
      <LoadState
        {...queryState(query)}
        loadingLabel="Carregando sessões..."
        errorTitle="Erro ao carregar sessões"
      >
        <List disablePadding aria-label="Sessões abertas">
          {sessions?.map((session) => (
            <SessionItem key={session.id} session={session} busy={busy} onEnd={() => void end(session)} />
          ))}
        </List>
        {sessions && sessions.length > 1 && (
          <Button
            variant="outlined"
            color="error"
            disabled={busy}
            onClick={() => void endAllOthers()}
            sx={{ justifySelf: 'start' }}
          >
            Encerrar todas as outras
          </Button>
        )}
      </LoadState>
    </AccountCard>
  );
}
