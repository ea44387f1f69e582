import { candidateFooter } from './footers.js';
import { greeting } from './greeting.js';
import { renderEmail } from './layout.js';

/** A candidate as the e-mails address them. */
export interface Applicant {
  firstName: string;
  /** null: the talent bank. */
  jobTitle: string | null;
  jobsUrl: string;
  /** 'Minha candidatura'. */
  areaUrl: string;
}

const process = (jobTitle: string | null) =>
  jobTitle === null ? 'do nosso processo seletivo' : `do processo seletivo da vaga ${jobTitle}`;
const named = (subject: string, jobTitle: string | null) =>
  jobTitle === null ? subject : `${subject} — ${jobTitle}`;

export function approval({ firstName, jobTitle, jobsUrl, areaUrl }: Applicant) {
  return renderEmail({
    subject: named('Você foi aprovado(a)!', jobTitle),
    preview: 'Temos uma ótima notícia. Veja quais são os próximos passos.',
    heading: greeting(firstName),
    paragraphs: [
      `Temos uma ótima notícia: você foi aprovado(a) na etapa final ${process(jobTitle)}. Parabéns!`,
      'Obrigado pelo tempo e pela dedicação em cada conversa. Gostamos muito de conhecer você e queremos construir os próximos capítulos juntos.',
    ],
    steps: {
      title: 'Próximos passos',
      items: [
        'Preparamos a sua proposta, com salário, benefícios e data de início.',
        'Enviamos a proposta por e-mail e conversamos sobre qualquer dúvida.',
        'Com o seu aceite, cuidamos juntos dos documentos e da sua chegada.',
      ],
    },
    action: { label: 'Conhecer mais vagas da Araucária', url: jobsUrl },
    ...candidateFooter('inProcess', areaUrl),
  });
}

/** @param message text of the reason, with its variables filled; absent: the general text */
export function rejection({ firstName, jobTitle, jobsUrl, areaUrl }: Applicant, message?: string) {
  return renderEmail({
    subject: named('Sobre a sua candidatura', jobTitle),
    preview: 'Um retorno sobre o seu processo seletivo.',
    heading: greeting(firstName),
    paragraphs: message?.split(/\n\s*\n/) ?? [
      `Agradecemos de verdade o seu interesse e o tempo que você dedicou a cada etapa ${process(jobTitle)}.`,
      'Desta vez, seguiremos com outras pessoas. Sabemos que essa não é a notícia que você esperava, e ela não diminui a sua trajetória: a decisão considerou somente o que esta vaga pede agora.',
      'Novas oportunidades abrem com frequência, e será um prazer receber você de novo.',
    ],
    action: { label: 'Ver as vagas abertas', url: jobsUrl },
    ...candidateFooter('inProcess', areaUrl),
  });
}
