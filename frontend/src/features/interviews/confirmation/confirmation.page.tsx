import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { InvitationResponse } from '../../../generated/graphql';
import { CONFIRM } from '../../../domain/interviews/confirm-interview';
import { InvitationResponses } from '../../../domain/interviews/invitation-responses';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { failureOf } from '../../../shared/api/failure';
import { runOperation } from '../../../shared/api/run-operation';
import { usePublicQuery } from '../../../shared/api/use-public-query';
import { toast } from '../../../shared/toasts/toast';
import { classes } from '../../../shared/ui/classes';
import { CheckCircleOutlined, EventBusyOutlined } from '../../../generated/plain-icons';
import { ButtonLink, TextLink } from '../../../shared/ui/links';
import { LoadError } from '../../../shared/ui/load-error';
import { EmptyState } from '../../../shared/ui/empty-state';
import { PageSpinner } from '../../../shared/ui/page-spinner';
import { usePageTitle } from '../../../shared/ui/use-page-title';
import '../../../shared/ui/display-font.css';
import css from './confirmation.page.module.css';
import { InvitationDetails, type Invitation } from './invitation-details';
import { INVITATION } from './invitation-queries';

/** Public page on which a candidate confirms an interview. The id in the link is the permission. */
export default function ConfirmationPage() {
  usePageTitle('Confirmar Entrevista');
  const [address] = useSearchParams();
  const id = address.get('id') ?? '';
  const { data, error, refetch } = usePublicQuery(INVITATION, { variables: { id }, skip: !id });
  const [loading, setLoading] = useState(false);
  const [rescheduled, setRescheduled] = useState(false);
  const invitation = data?.interviewInvitation;

  const send = async (respond: () => Promise<unknown>, success: string, errorTitle: string) => {
    setLoading(true);
    try {
      await respond();
      // What is shown is what was stored.
      await refetch();
      toast.success(success);
    } catch (failure) {
      const { code, message } = failureOf(failure);
      if (code === 'CHANGED_MEANWHILE') {
        await refetch();
        setRescheduled(true);
      } else if (code === 'NOT_FOUND') await refetch();
      else toast.destructive(errorTitle, message);
    }
    setLoading(false);
  };

  const isCompleted = invitation?.status === 'completed';
  const responses: InvitationResponse[] = [
    ...(invitation && !invitation.declinedAt ? (['decline'] as const) : []),
    ...(invitation && !invitation.rescheduleRequestedAt ? (['reschedule'] as const) : []),
  ];
  const [title, text] = invitation ? stateOf(invitation) : [];
  const notFound = !id || (error ? failureOf(error).code === 'NOT_FOUND' : data && !invitation);
  return (
    <div className={classes('at-container at-narrow', css.page)}>
      {notFound ? (
        <EmptyState
          isPage
          icon={<EventBusyOutlined />}
          title="Entrevista não encontrada"
          text="O link é inválido ou a entrevista já passou ou foi cancelada. Em caso de dúvida, responda à mensagem que trouxe você até aqui."
        >
          <ButtonLink to="/" variant="contained">
            Voltar ao início
          </ButtonLink>
        </EmptyState>
      ) : error ? (
        <LoadError
          isPage
          title="Não foi possível carregar a entrevista"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : !invitation ? (
        <PageSpinner />
      ) : (
        <div className={classes('at-card', css.invitation)}>
          <div role="status" className={css.state}>
            {invitation.confirmedBy && <CheckCircleOutlined className={css.confirmed} />}
            <h1 className={classes('at-h1', css.title)}>{title}</h1>
            <p className="at-body1 at-muted">{text}</p>
          </div>
          {rescheduled && !invitation.confirmedBy && (
            <Alert severity="warning">
              O horário desta entrevista acabou de mudar. Confira a nova data abaixo e confirme de novo.
            </Alert>
          )}
          {invitation.rescheduleRequestedAt && !isCompleted && (
            <Alert severity="info">
              Você pediu outro horário. A equipe já sabe e responde por e-mail ou telefone. Até lá, vale o
              horário abaixo.
            </Alert>
          )}
          <InvitationDetails invitation={invitation} />
          {!invitation.confirmedBy && !isCompleted && (
            <Button
              variant="contained"
              size="large"
              disabled={loading}
              onClick={() =>
                void send(
                  () => runOperation(CONFIRM, { id, from: invitation.interviewDate }),
                  'Entrevista Confirmada',
                  'Erro ao confirmar',
                )
              }
            >
              {loading ? 'Confirmando...' : 'Confirmar Presença'}
            </Button>
          )}
          {!isCompleted && <NextSteps id={id} hasEntry={!invitation.declinedAt} />}
          {!isCompleted && responses.length > 0 && (
            <InvitationResponses
              key={responses.join()}
              invitation={invitation}
              responses={responses}
              busy={loading}
              onRespond={(response, respond) =>
                void send(
                  respond,
                  response === 'decline' ? 'A equipe foi avisada' : 'Pedido enviado',
                  'Erro ao enviar a resposta',
                )
              }
            />
          )}
        </div>
      )}
    </div>
  );
}

function stateOf({
  candidateName,
  confirmedBy,
  status,
  declinedAt,
}: Invitation): [title: string, text: string] {
  if (confirmedBy)
    return ['Entrevista Confirmada', `Obrigado, ${candidateName}! A sua presença está confirmada. Até lá.`];
  if (status === 'completed')
    return [
      'Entrevista Realizada',
      `${candidateName}, esta entrevista já foi concluída. Não é preciso confirmar a presença.`,
    ];
  if (declinedAt)
    return [
      'Você avisou que não pode ir',
      `Obrigado por avisar, ${candidateName}. A equipe já sabe e vai falar com você. Se os seus planos mudarem, ainda dá para confirmar a presença.`,
    ];
  return [
    'Confirmar Entrevista',
    `Olá, ${candidateName}! Confira os dados da sua entrevista e confirme a sua presença.`,
  ];
}

/** Where the candidate goes on: the page is the end of a link in an e-mail. */
const NextSteps = ({ id, hasEntry }: { id: string; hasEntry: boolean }) => (
  <p className={classes('at-body1', css.links)}>
    {hasEntry && (
      <a className="at-link" href={`/api/interviews/${id}/calendar.ics`} download>
        Adicionar ao calendário
      </a>
    )}
    <TextLink to="/minha-candidatura">Minha candidatura</TextLink>
  </p>
);
