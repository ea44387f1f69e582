import { HIRING_DOCUMENTS } from '@araucaria/contracts';
import { named, type Applicant } from './candidate-emails.js';
import { candidateFooter, followUp } from './footers.js';
import { greeting } from './greeting.js';
import { renderEmail } from './layout.js';

const forJob = (jobTitle: string | null) => (jobTitle === null ? '' : ` para a vaga ${jobTitle}`);

export function offerSent({ firstName, jobTitle, ...pages }: Applicant) {
  return renderEmail({
    subject: named('A sua proposta está a caminho', jobTitle),
    preview: 'Queremos você no nosso time.',
    heading: greeting(firstName),
    paragraphs: [
      `Queremos você no nosso time! A sua proposta de contratação${forJob(jobTitle)} foi preparada, e a nossa equipe de Pessoas e Cultura vai apresentá-la a você.`,
      'Leia com calma. Se algo não estiver claro, responda a este e-mail: preferimos uma boa conversa a uma dúvida guardada.',
    ],
    steps: {
      title: 'Próximos passos',
      items: ['Você analisa a proposta.', 'Combinamos a data de início.', 'Seguimos para a documentação.'],
    },
    ...followUp('inProcess', pages),
  });
}

export function documentsRequest({ firstName, jobTitle, ...pages }: Applicant) {
  return renderEmail({
    subject: named('Vamos preparar o seu contrato', jobTitle),
    preview: 'Separe os documentos da lista e responda a este e-mail.',
    heading: greeting(firstName),
    paragraphs: [
      `Falta pouco! Para preparar o seu contrato${forJob(jobTitle)}, precisamos dos documentos abaixo, em PDF ou em foto legível. Você pode enviá-los em resposta a este e-mail.`,
      'Eles serão usados somente para a sua contratação e guardados com segurança, como pede a LGPD.',
    ],
    steps: {
      title: 'Documentos',
      items: [...HIRING_DOCUMENTS],
    },
    ...followUp('inProcess', pages),
  });
}

export function onboardingStarted({
  firstName,
  jobTitle,
  startDate,
  ...pages
}: Applicant & {
  /** `31/12/2026`; null: no date was agreed yet. */
  startDate: string | null;
}) {
  return renderEmail({
    subject: named('Está tudo pronto para a sua chegada', jobTitle),
    preview: 'Veja como serão os seus primeiros dias.',
    heading: greeting(firstName),
    paragraphs: [`A sua integração${forJob(jobTitle)} vai começar. O time já está esperando por você!`],
    details: startDate ? [{ label: 'Primeiro dia', value: startDate }] : [],
    steps: {
      title: 'Os primeiros dias',
      items: [
        'Você recebe os acessos e os equipamentos.',
        'Conhece o time e quem vai acompanhar os seus primeiros passos.',
        'Define com a sua liderança os objetivos das primeiras semanas.',
      ],
    },
    ...followUp('inProcess', pages),
  });
}

export function hiringCompleted({ firstName, jobTitle, jobsUrl, areaUrl }: Applicant) {
  return renderEmail({
    subject: named('Boas-vindas à Araucária!', jobTitle),
    preview: 'O seu processo de contratação foi concluído.',
    heading: greeting(firstName),
    paragraphs: [
      `O seu processo de contratação${forJob(jobTitle)} foi concluído. É uma alegria ter você com a gente!`,
      'Conhece alguém que também combinaria com o nosso time? Compartilhe uma vaga: quem indica participa do nosso programa de bônus.',
    ],
    action: { label: 'Ver vagas para indicar', url: jobsUrl },
    ...candidateFooter('inProcess', areaUrl),
  });
}
