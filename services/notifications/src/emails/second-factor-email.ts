import { SECOND_FACTORS, type FactorChange, type SecondFactor } from '@araucaria/contracts';
import { toUser } from './account-emails.js';
import { formatDateTime } from './date-formats.js';

/** What is reported after it happened. */
type Change = Exclude<FactorChange, 'enrolment-due'>;

interface SecondFactorMail {
  firstName: string;
  change: Change;
  /** undefined: the change concerns all factors. */
  factor: SecondFactor | undefined;
  at: Date;
  url: string;
}

const SUBJECTS: Record<Change, string> = {
  added: 'Novo segundo fator na sua conta',
  removed: 'Segundo fator removido da sua conta',
  reset: 'O segundo fator da sua conta foi redefinido',
  'recovery-codes-renewed': 'Novos códigos de recuperação da sua conta',
  'recovery-code-used': 'Um código de recuperação da sua conta foi usado',
};

const SENTENCES: Record<Change, (factor: string) => string> = {
  added: (factor) => `Um segundo fator foi cadastrado na sua conta: ${factor}.`,
  removed: (factor) => `Um segundo fator foi removido da sua conta: ${factor}.`,
  reset: () =>
    'Um administrador removeu todos os segundos fatores da sua conta e encerrou as suas sessões. Para entrar, use a sua senha e cadastre um novo segundo fator.',
  'recovery-codes-renewed': () =>
    'Os códigos de recuperação da sua conta foram renovados. Os anteriores não valem mais.',
  'recovery-code-used': () =>
    'Um código de recuperação foi usado no lugar do segundo fator da sua conta. Ele não vale mais. Se restam poucos, gere novos em Minha Conta.',
};

export function secondFactorChanged({ firstName, change, factor, at, url }: SecondFactorMail) {
  const label = factor ? SECOND_FACTORS[factor].toLowerCase() : '';
  return toUser(firstName, {
    subject: SUBJECTS[change],
    preview: 'Se não foi você, avise a administração agora.',
    paragraphs: [
      SENTENCES[change](label),
      'Se não foi você e você não pediu isso, altere a sua senha, encerre as suas sessões e avise a administração.',
    ],
    details: [{ label: 'Quando', value: `${formatDateTime(at)} (horário de Brasília)` }],
    action: { label: 'Abrir a minha conta', url },
  });
}

export function secondFactorDue(about: { firstName: string; dueAt: Date; url: string }) {
  return toUser(about.firstName, {
    subject: 'Cadastre um segundo fator na sua conta',
    preview: 'Ele protege os dados de candidatos se a sua senha for descoberta.',
    paragraphs: [
      'Contas de administração precisam de um segundo fator: um aplicativo autenticador no celular ou uma chave de acesso. O cadastro leva um minuto.',
      'Depois do prazo, só é possível entrar para cadastrá-lo.',
    ],
    details: [{ label: 'Prazo', value: `${formatDateTime(about.dueAt)} (horário de Brasília)` }],
    action: { label: 'Cadastrar em Minha Conta', url: about.url },
  });
}
