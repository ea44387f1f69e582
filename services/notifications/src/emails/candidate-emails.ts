import { candidateFooter, followUp } from './footers.js';
import { greeting } from './greeting.js';
import { renderEmail } from './layout.js';

/** A candidate as the e-mails address them. */
export interface Applicant {
  firstName: string;
  /** null: the talent bank. */
  jobTitle: string | null;
  /** Whether there was an interview. */
  interviewed: boolean;
  jobsUrl: string;
  /** 'Minha candidatura'. */
  areaUrl: string;
}

const process = (jobTitle: string | null) =>
  jobTitle === null ? 'do nosso processo seletivo' : `do processo seletivo da vaga ${jobTitle}`;
/** A subject that names the job. */
export const named = (subject: string, jobTitle: string | null) =>
  jobTitle === null ? subject : `${subject} — ${jobTitle}`;

/** What an approval means: an offer follows only for a job, and after a conversation. */
function approvalText({ jobTitle, interviewed }: Applicant): {
  news: string;
  thanks: string;
  steps: string[];
} {
  const thanks = interviewed
    ? 'Obrigado pelo tempo e pela dedicação em cada conversa. Gostamos muito de conhecer você e queremos construir os próximos capítulos juntos.'
    : 'Obrigado pelo seu interesse. Gostamos do que lemos e queremos conhecer você.';
  if (jobTitle === null)
    return {
      news: 'o seu perfil foi aprovado para o nosso banco de talentos',
      thanks,
      steps: [
        'Entramos em contato quando houver uma vaga que combine com o seu perfil.',
        'Se ela interessar a você, combinamos juntos os passos seguintes.',
      ],
    };
  if (!interviewed)
    return {
      news: `a sua candidatura à vaga ${jobTitle} foi aprovada`,
      thanks,
      steps: [
        'Entramos em contato para conversar com você sobre a vaga.',
        'Depois dessa conversa, combinamos juntos os passos seguintes.',
      ],
    };
  return {
    news: `você foi aprovado(a) na etapa final ${process(jobTitle)}`,
    thanks,
    steps: [
      'Preparamos a sua proposta, com salário, benefícios e data de início.',
      'Enviamos a proposta por e-mail e conversamos sobre qualquer dúvida.',
      'Com o seu aceite, cuidamos juntos dos documentos e da sua chegada.',
    ],
  };
}

export function approval(applicant: Applicant) {
  const { firstName, jobTitle } = applicant;
  const { news, thanks, steps } = approvalText(applicant);
  return renderEmail({
    subject: named('Você foi aprovado(a)!', jobTitle),
    preview: 'Temos uma ótima notícia. Veja quais são os próximos passos.',
    heading: greeting(firstName),
    paragraphs: [`Temos uma ótima notícia: ${news}. Parabéns!`, thanks],
    steps: { title: 'Próximos passos', items: steps },
    ...followUp('inProcess', applicant),
  });
}

/** @param message text of the reason or the general text, with its variables filled */
export function rejection({ firstName, jobTitle, jobsUrl, areaUrl }: Applicant, message: string) {
  return renderEmail({
    subject: named('Sobre a sua candidatura', jobTitle),
    preview: 'Um retorno sobre o seu processo seletivo.',
    heading: greeting(firstName),
    paragraphs: message.split(/\n\s*\n/),
    action: { label: 'Ver as vagas abertas', url: jobsUrl },
    ...candidateFooter('inProcess', areaUrl),
  });
}
