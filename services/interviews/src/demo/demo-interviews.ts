import type { Channel, InterviewStatus, InterviewType } from '@araucaria/contracts';

/** An appointment of a demo candidate (services/candidates). */
export interface DemoInterview {
  email: string;
  type: InterviewType;
  /** Business days from the first start of the product; negative: before it. */
  days: number;
  time: string;
  status: InterviewStatus;
  confirmedBy?: Channel;
  notes?: string;
  feedback?: string;
}

export const DEMO_INTERVIEWS: DemoInterview[] = [
  {
    email: 'helena.prado@exemplo.com.br',
    type: 'technical',
    days: -24,
    time: '10:00',
    status: 'completed',
    confirmedBy: 'email',
    feedback: 'APROVADO: Desenho de APIs excelente; explicou bem as concessões que faria.',
  },
  {
    email: 'joao.acucena@exemplo.com.br',
    type: 'test',
    days: -7,
    time: '14:30',
    status: 'completed',
    confirmedBy: 'whatsapp',
    feedback: 'APROVADO: Entregou a prova com testes e com atenção a leitores de tela.',
  },
  {
    email: 'lucia.montenegro@exemplo.com.br',
    type: 'hr',
    days: -2,
    time: '09:15',
    status: 'completed',
    confirmedBy: 'email',
    feedback: 'APROVADO: Conhece o mercado; chamar para a próxima vaga de produto.',
  },
  {
    email: 'wellington.dantas@exemplo.com.br',
    type: 'hr',
    days: -9,
    time: '16:00',
    status: 'cancelled',
    notes: 'Desistiu antes da conversa.',
  },
  {
    email: 'beatriz.tanaka@exemplo.com.br',
    type: 'technical',
    days: 2,
    time: '10:30',
    status: 'scheduled',
    confirmedBy: 'email',
    notes: 'Trazer o caso da pesquisa em lojas.',
  },
  {
    email: 'davi.pacheco@exemplo.com.br',
    type: 'manager',
    days: 4,
    time: '15:00',
    status: 'scheduled',
    notes: 'Conversa com a gestora de design.',
  },
  {
    email: 'davi.pacheco@exemplo.com.br',
    type: 'hr',
    days: 2,
    time: '11:15',
    status: 'scheduled',
    confirmedBy: 'whatsapp',
  },
  { email: 'beatriz.tanaka@exemplo.com.br', type: 'test', days: 8, time: '13:45', status: 'scheduled' },
];
