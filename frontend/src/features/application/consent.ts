/** Change `CONSENT_VERSION` together with this text. */
export const CONSENT_TEXT =
  'Autorizo a Araucária Software a usar os dados deste formulário e do meu currículo em seus processos seletivos, ' +
  'conforme a Lei Geral de Proteção de Dados (LGPD). Posso pedir acesso, correção ou exclusão a qualquer momento.';
