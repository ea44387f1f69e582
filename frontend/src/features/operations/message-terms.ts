import { lookup } from '@araucaria/contracts/domain';
import type { EventName } from '../../generated/names';

/** What each event says. The types require every event. */
const EVENTS: Record<EventName, string> = {
  'job.saved': 'Vaga salva',
  'job.removed': 'Vaga excluída',
  'candidate.applied': 'Candidatura recebida',
  'candidate.status-changed': 'Status de candidato alterado',
  'candidate.link-requested': 'Link pedido por candidato',
  'candidate.job-digest-due': 'Alerta de vagas a enviar',
  'candidate.notified': 'Retorno enviado a candidato',
  'response.digest-due': 'Resumo de candidatos sem retorno a enviar',
  'candidate.scored': 'Pontuação alterada',
  'candidate.renamed': 'Nome corrigido por candidato',
  'candidate.hiring-step-changed': 'Etapa da contratação alterada',
  'candidate.hired': 'Candidato contratado',
  'candidate.hire-undone': 'Contratação desfeita',
  'candidate.hire-dated': 'Data da contratação alterada',
  'candidate.erased': 'Dados de candidato apagados',
  'candidate.quarantine-changed': 'Quarentena de candidato alterada',
  'referral.applied': 'Candidatura por indicação',
  'referral.bonus-due': 'Bônus venceu',
  'referral.bonus-overdue': 'Bônus atrasado',
  'referral.bonus-paid': 'Bônus pago',
  'referral.payment-reversed': 'Pagamento de bônus estornado',
  'referral.bonus-suspended': 'Bônus suspenso',
  'referral.bonus-resumed': 'Bônus retomado',
  'referral.hire-changed': 'Contratação de indicado alterada',
  'bonus.digest-due': 'Resumo de bônus a enviar',
  'interview.scheduled': 'Entrevista agendada',
  'interview.rescheduled': 'Entrevista remarcada',
  'interview.confirmed': 'Presença confirmada',
  'interview.completed': 'Resultado de entrevista registrado',
  'interview.cancelled': 'Entrevista cancelada',
  'interview.restored': 'Entrevista retomada',
  'interview.change-undone': 'Mudança de entrevista desfeita',
  'interview.interviewers-changed': 'Entrevistadores alterados',
  'interview.erased': 'Entrevista eliminada com o candidato',
  'interview.declined': 'Entrevista recusada pelo candidato',
  'interview.reminder-due': 'Lembrete de entrevista a enviar',
  'interview.invitation-sent': 'Convite de entrevista enviado',
  'interview.invitation-failed': 'Convite de entrevista não enviado',
  'interview.answered': 'Resposta de candidato ao convite',
  'interview.reschedule-requested': 'Candidato pediu outro horário',
  'user.removed': 'Usuário excluído',
  'user.password-changed': 'Senha alterada',
  'user.password-refused': 'Senha atual recusada',
  'user.link-requested': 'Link de conta pedido',
  'user.second-factor-changed': 'Segundo fator alterado',
  'cleaning.requested': 'Limpeza iniciada',
  'cleaning.continued': 'Continuação de limpeza',
  'cleaning.finished': 'Limpeza concluída',
  'retention.requested': 'Retenção iniciada',
  'retention.continued': 'Continuação da retenção',
  'retention.finished': 'Retenção concluída',
  'referrer.erased': 'Dados de quem indica apagados',
  'subject-request.digest-due': 'Resumo de pedidos de titulares a enviar',
  'subject-request.submitted': 'Pedido de titular recebido',
  'subject-request.confirmed': 'Pedido de titular confirmado',
  'subject-request.cleared': 'Dados de pedidos de titulares apagados',
  'audit.recorded': 'Registro da auditoria',
  'message-template.changed': 'Modelo de mensagem alterado',
  'delivery.requested': 'Envio pedido',
  'delivery.reported': 'Situação de um envio',
};

/** Queues that carry one kind of message, which is no event. */
const MESSAGES_OF_QUEUES: Record<string, string> = {
  'bonus-schedule': 'Aviso de prazo de bônus',
  'interview-reminders': 'Lembrete de entrevista',
  'account-cron': 'Tarefa automática',
  'candidate-cron': 'Tarefa automática',
  'resume-parsing': 'Currículo a ler',
};

export const messageName = (queue: string, name: string): string =>
  lookup<string>(EVENTS, name) ?? lookup(MESSAGES_OF_QUEUES, queue) ?? 'Mensagem desconhecida';

/** Errors of connections and of calls to a service that is down, of which the text of Portuguese is our own. */
const NO_ANSWER =
  /ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|timed? ?out|UNAVAILABLE|temporariamente indispon|connection (terminated|closed)/i;

export const adviceFor = (reason: string): string =>
  NO_ANSWER.test(reason)
    ? 'Um serviço não respondeu. Confira em Serviços se todos estão no ar e reprocesse.'
    : 'Reprocesse uma vez. Se falhar de novo, envie os detalhes técnicos a quem mantém o sistema.';

/** What to do about a cron job that failed, by its technical reason: it runs again by itself. */
export const failedRunAdvice = (reason: string): string =>
  NO_ANSWER.test(reason)
    ? 'Um serviço não respondeu. A varredura tenta de novo na próxima hora marcada; confira em Serviços se todos estão no ar.'
    : 'A varredura tenta de novo na próxima hora marcada. Se falhar outra vez, envie os detalhes técnicos a quem mantém o sistema.';
