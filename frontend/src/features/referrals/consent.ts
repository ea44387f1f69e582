/** Version of the text below, stored with each consent. Change both together. */
export const REFERRAL_CONSENT_VERSION = 'indicacao-2026-12';

const REFERRAL_CONSENT_TEXT =
  'Ao gerar o QR, você autoriza a Araucária Software a guardar o seu nome e o seu e-mail para registrar as suas ' +
  'indicações e pagar a bonificação, conforme a Lei Geral de Proteção de Dados (LGPD). O link ' +
  'contém os dois: quem o receber pode vê-los. Você pode pedir acesso, correção ou exclusão a qualquer momento.';

/** What stands above the button of the form, before the link to the policy. */
export const REFERRAL_TERMS = `${REFERRAL_CONSENT_TEXT} Saiba mais na`;
