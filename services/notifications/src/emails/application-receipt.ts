import { followUp } from './footers.js';
import { greeting } from './greeting.js';
import { renderEmail } from './layout.js';
import { formatDateTime } from './date-formats.js';

interface Receipt {
  firstName: string;
  /** null: the talent bank. */
  jobTitle: string | null;
  hasResume: boolean;
  appliedAt: Date;
  jobsUrl: string;
  areaUrl: string;
}

/** Confirms the receipt of an application and names the next steps. */
export function applicationReceipt(receipt: Receipt) {
  const { firstName, jobTitle, hasResume, appliedAt } = receipt;
  const talentBank = jobTitle === null;
  const received = hasResume ? 'Os seus dados e o seu currículo' : 'Os seus dados';
  const what = talentBank
    ? 'o seu cadastro em nosso banco de talentos'
    : `a sua candidatura para a vaga ${jobTitle}`;
  return renderEmail({
    subject: talentBank
      ? 'Recebemos seu cadastro no banco de talentos'
      : `Recebemos sua candidatura — ${jobTitle}`,
    preview: 'Está tudo certo. Veja quais são os próximos passos.',
    heading: greeting(firstName),
    paragraphs: [
      `Recebemos ${what} em ${formatDateTime(appliedAt)} (horário de Brasília). Agradecemos o seu interesse em trabalhar com a gente.`,
      talentBank
        ? `${received} ficam guardados, e vamos consultá-los quando surgirem vagas com o seu perfil.`
        : `${received} já estão com a nossa equipe de recrutamento.`,
    ],
    steps: {
      title: 'Próximos passos',
      items: talentBank
        ? [
            'Comparamos o seu perfil com as vagas que abrirmos.',
            'Se uma delas combinar com você, entramos em contato por e-mail ou telefone.',
          ]
        : [
            hasResume ? 'Analisamos o seu currículo com atenção.' : 'Analisamos os seus dados com atenção.',
            'Se o seu perfil avançar, entramos em contato por e-mail ou telefone para marcar uma entrevista.',
          ],
    },
    ...followUp('applicant', receipt),
  });
}
