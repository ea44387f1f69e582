import type { RetentionKind } from '@araucaria/contracts/domain';

interface RetentionText {
  label: string;
  /** The instant from which the days count. */
  countsFrom: string;
  /** Why the term may not be shorter or longer. */
  bounds: string;
  /** Which due records are kept all the same. */
  kept: string;
}

export const RETENTION_TEXTS: Record<RetentionKind, RetentionText> = {
  talent_bank: {
    label: 'Banco de Talentos',
    countsFrom: 'cadastro',
    bounds:
      'No máximo 700 dias: com os 30 de quarentena, cabem nos 24 meses informados no consentimento. Quem chega aos 24 meses é apagado mesmo com o prazo desligado.',
    kept: 'Quem foi aprovado ou contratado.',
  },
  applicants: {
    label: 'Candidaturas de vagas encerradas',
    countsFrom: 'encerramento da vaga ou última mudança da candidatura, o que for mais recente',
    bounds:
      'No mínimo 180 dias, para responder a contestações do processo seletivo; no máximo 5 anos (prescrição, art. 7º, XXIX da Constituição).',
    kept: 'Quem foi aprovado ou contratado, e candidaturas de vagas abertas.',
  },
  referrers: {
    label: 'Quem indicou sem contratação',
    countsFrom: 'última indicação ou última candidatura por ela, o que for mais recente',
    bounds: 'No mínimo 180 dias, para que uma candidatura em andamento termine; no máximo 5 anos.',
    kept: 'Quem tem uma contratação por sua indicação: a bonificação é devida, ou o seu pagamento precisa ser comprovado.',
  },
  messages: {
    label: 'Registros de mensagens enviadas',
    countsFrom: 'criação da mensagem',
    bounds: 'No mínimo 90 dias, para comprovar convites e respostas; no máximo 5 anos.',
    kept: 'Mensagens que ainda serão enviadas.',
  },
};
