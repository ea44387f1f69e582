import { formatDateTime } from './date-formats.js';
import { FOOTERS } from './footers.js';
import { greeting } from './greeting.js';
import { renderEmail, type EmailContent } from './layout.js';

interface AccountMail {
  firstName: string;
  username: string;
  url: string;
}

interface LinkMail extends AccountMail {
  expiresAt: Date;
}

/** An e-mail to a user about their own account. */
export const toUser = (firstName: string, content: Omit<EmailContent, 'heading' | 'footer'>) =>
  renderEmail({ ...content, heading: greeting(firstName), footer: FOOTERS.account });

const validity = (expiresAt: Date) =>
  `O link vale até ${formatDateTime(expiresAt)} (horário de Brasília) e só pode ser usado uma vez. Não o encaminhe a ninguém.`;

export const passwordReset = ({ firstName, username, url, expiresAt }: LinkMail) =>
  toUser(firstName, {
    subject: 'Redefinir a sua senha',
    preview: 'Crie uma nova senha para a área da equipe.',
    paragraphs: [
      `Recebemos um pedido para criar uma nova senha para o usuário ${username}.`,
      validity(expiresAt),
      'Se não foi você, não é preciso fazer nada: a senha atual continua valendo.',
    ],
    action: { label: 'Criar nova senha', url },
  });

export const invitation = ({ firstName, username, url, expiresAt }: LinkMail) =>
  toUser(firstName, {
    subject: 'O seu acesso à Araucária Talentos',
    preview: 'Crie a sua senha para entrar na área da equipe.',
    paragraphs: [
      `Você foi convidado para a área da equipe da Araucária Talentos, com o usuário ${username}. Crie a sua senha para entrar.`,
      validity(expiresAt),
    ],
    action: { label: 'Aceitar o convite', url },
  });

export const passwordChanged = ({ firstName, username, url, at }: AccountMail & { at: Date }) =>
  toUser(firstName, {
    subject: 'A sua senha foi alterada',
    preview: 'Confira se foi você.',
    paragraphs: [
      `A senha do usuário ${username} foi alterada em ${formatDateTime(at)} (horário de Brasília).`,
      'Se foi você ou alguém da administração a seu pedido, não é preciso fazer nada. Se não foi, crie logo uma nova senha e avise a administração.',
    ],
    action: { label: 'Criar nova senha', url },
  });

export const passwordRefused = ({ firstName, username, url, at }: AccountMail & { at: Date }) =>
  toUser(firstName, {
    subject: 'Senha errada na sua conta',
    preview: 'Alguém que estava na sua conta informou uma senha errada. Confira se foi você.',
    paragraphs: [
      `Em ${formatDateTime(at)} (horário de Brasília), alguém que estava na conta do usuário ${username} informou uma senha errada, ao trocar a senha ou ao confirmar que é você. A senha não mudou.`,
      'Se foi você, não é preciso fazer nada. Se não foi, alguém usa a sua conta: crie logo uma nova senha, o que encerra todas as sessões, e avise a administração.',
    ],
    action: { label: 'Criar nova senha', url },
  });
