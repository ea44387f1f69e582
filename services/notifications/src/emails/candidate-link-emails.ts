import { formatDateTime } from './date-formats.js';
import { FOOTERS, candidateFooter } from './footers.js';
import { greeting } from './greeting.js';
import { renderEmail } from './layout.js';

interface DraftMail {
  firstName: string;
  /** null: the talent bank. */
  jobTitle: string | null;
  url: string;
  areaUrl: string;
}

const nameOf = (jobTitle: string | null): string =>
  jobTitle === null ? 'o nosso banco de talentos' : `a vaga ${jobTitle}`;

export const draftConfirmation = ({
  firstName,
  jobTitle,
  url,
  areaUrl,
  expiresAt,
  isReopening = false,
}: DraftMail & { expiresAt: Date; isReopening?: boolean }) =>
  renderEmail({
    subject:
      jobTitle === null
        ? 'Confirme o seu cadastro no banco de talentos'
        : `Confirme a sua candidatura — ${jobTitle}`,
    preview: `Falta um clique para enviar ${jobTitle === null ? 'o seu cadastro' : 'a sua candidatura'}.`,
    heading: greeting(firstName),
    paragraphs: [
      jobTitle === null
        ? 'Recebemos um cadastro com este e-mail para o nosso banco de talentos. Como o e-mail já está em nossa base, precisamos saber que foi você que o enviou.'
        : `Recebemos uma candidatura com este e-mail para ${nameOf(jobTitle)}. Como o e-mail já está em nossa base, precisamos saber que foi você que a enviou.`,
      ...(isReopening
        ? [
            jobTitle === null
              ? 'Você saiu dele antes. Se confirmar o novo envio, o seu cadastro é reaberto com ele.'
              : 'Você desistiu desta candidatura antes. Se confirmar o novo envio, ela é reaberta com ele.',
          ]
        : []),
      `Confira os dados e confirme com um clique; não é preciso preencher nada de novo. O link vale até ${formatDateTime(expiresAt)} (horário de Brasília) e só pode ser usado uma vez. Não o encaminhe a ninguém.`,
      'Se não foi você, não é preciso fazer nada: sem a confirmação, o que foi enviado é apagado em 24 horas.',
    ],
    action: { label: 'Conferir e confirmar', url },
    ...candidateFooter('applicant', areaUrl),
  });

/**
 * The person has applied to this job before; nothing was kept.
 * @param isEnded the person knows of its rejection. Otherwise the text holds for every application, and tells no result.
 */
export const alreadyApplied = ({
  firstName,
  jobTitle,
  url,
  areaUrl,
  appliedAt,
  isEnded,
}: DraftMail & { appliedAt: Date; isEnded: boolean }) =>
  renderEmail({
    subject: jobTitle === null ? 'O seu cadastro no banco de talentos' : `A sua candidatura — ${jobTitle}`,
    preview: isEnded || jobTitle === null ? 'Sobre o seu novo envio.' : 'Veja em que etapa ela está.',
    heading: greeting(firstName),
    paragraphs: [
      `Recebemos mais um envio com este e-mail para ${nameOf(jobTitle)}, e agradecemos o seu interesse. ${jobTitle === null ? 'O seu cadastro já foi feito' : 'Você já se candidatou'} em ${formatDateTime(appliedAt)} (horário de Brasília).`,
      ...(jobTitle === null
        ? [
            isEnded
              ? 'Aquele cadastro foi encerrado, e cada pessoa tem um só; por isso o novo envio não foi guardado. Para as vagas abertas, a sua candidatura é muito bem-vinda.'
              : 'Cada pessoa tem um só cadastro no banco de talentos; por isso o novo envio não foi guardado. Em Minha candidatura você vê e corrige os seus dados.',
          ]
        : [
            isEnded
              ? 'Aquele processo foi encerrado, e cada pessoa tem uma só candidatura por vaga; por isso o novo envio não foi guardado. Para as outras vagas abertas, a sua candidatura é muito bem-vinda.'
              : 'Cada pessoa tem uma só candidatura por vaga; por isso o novo envio não foi guardado. Em Minha candidatura você vê em que etapa ela está e corrige os seus dados.',
          ]),
      'Se não foi você que fez este novo envio, não é preciso fazer nada.',
    ],
    action: isEnded
      ? { label: 'Ver as vagas abertas', url }
      : { label: 'Abrir Minha candidatura', url: areaUrl },
    ...candidateFooter('applicant', areaUrl),
  });

export const areaLink = ({
  firstName,
  url,
  expiresAt,
}: Pick<DraftMail, 'firstName' | 'url'> & { expiresAt: Date }) =>
  renderEmail({
    subject: 'O seu link para Minha candidatura',
    preview: 'Veja em que etapa estão as suas candidaturas.',
    heading: greeting(firstName),
    paragraphs: [
      'Este é o link para acompanhar as suas candidaturas, corrigir os seus dados e decidir o que fazemos com eles.',
      `Ele vale até ${formatDateTime(expiresAt)} (horário de Brasília) e só pode ser usado uma vez. Não o encaminhe a ninguém: quem o abrir vê os seus dados.`,
      'Se não foi você que pediu este link, não é preciso fazer nada.',
    ],
    action: { label: 'Abrir Minha candidatura', url },
    footer: FOOTERS.applicant,
  });
