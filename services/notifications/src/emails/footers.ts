/** States why the reader gets the e-mail, as the LGPD requires. */
export const FOOTERS = {
  applicant:
    'Você recebeu esta mensagem porque este e-mail foi informado em uma candidatura na Araucária Talentos. Se não foi você, desconsidere-a. Tratamos os seus dados conforme a LGPD e os usamos somente em processos seletivos.',
  jobAlerts:
    'Você recebeu esta mensagem porque criou alertas de vagas em Minha candidatura, na Araucária Talentos. Enviamos no máximo uma por dia.',
  inProcess:
    'Você recebeu esta mensagem porque participa de um processo seletivo na Araucária Talentos. Tratamos os seus dados conforme a LGPD e os usamos somente em processos seletivos.',
  referrer:
    'Você recebeu esta mensagem porque este e-mail foi informado ao criar um link de indicação na Araucária Talentos. Se não foi você, desconsidere-a. Tratamos os seus dados conforme a LGPD.',
  account:
    'Você recebeu esta mensagem porque este e-mail está no seu cadastro da área da equipe da Araucária Talentos.',
  requester:
    'Você recebeu esta mensagem porque este e-mail foi informado em um pedido sobre dados pessoais no site da Araucária Talentos.',
  interviews: 'Você recebeu esta mensagem porque agenda ou conduz esta entrevista na Araucária Talentos.',
  staff: 'Você recebeu este resumo porque administra a Araucária Talentos.',
  payments: 'Você recebeu este resumo porque pode registrar pagamentos de bônus na Araucária Talentos.',
  privacy: 'Você recebeu esta mensagem porque cuida de pedidos sobre dados pessoais na Araucária Talentos.',
  report: 'Você recebeu este relatório porque o pediu na área da equipe da Araucária Talentos.',
} as const;

/** The footer of an e-mail to a candidate, with the link to 'Minha candidatura'. */
export const candidateFooter = (reason: 'applicant' | 'inProcess', areaUrl: string) => ({
  footer: FOOTERS[reason],
  footerLink: { label: 'Acompanhe em Minha candidatura', url: areaUrl },
});

/** The act and footer of an e-mail about the state of an application. The open vacancies are a link below. */
export const followUp = (kind: 'applicant' | 'inProcess', { areaUrl, jobsUrl }: CandidatePages) => ({
  action: { label: 'Acompanhar em Minha candidatura', url: areaUrl },
  footer: FOOTERS[kind],
  footerLink: { label: 'Ver as vagas abertas', url: jobsUrl },
});

interface CandidatePages {
  /** 'Minha candidatura'. */
  areaUrl: string;
  jobsUrl: string;
}
