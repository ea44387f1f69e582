import { ConfigError, num, readConfig, secretList, str, url, type SecretList } from '@araucaria/platform';
import type { InterviewEmailKind } from '../emails/interview-email.js';

export interface WhatsAppAccount {
  /** `https://graph.facebook.com/v23.0` */
  baseUrl: string;
  phoneNumberId: string;
  token: string;
  /** Secrets of the app. They also sign the payloads of buttons. */
  appSecrets: SecretList;
  /** Language code of the approved templates. */
  language: string;
  templates: Record<InterviewEmailKind, string>;
  /** How long the status report of a message with a lost response is waited for, before the message is sent again. */
  reportTimeoutMs: number;
}

/**
 * @returns undefined without an account: staff then send messages by hand, from a link
 * @throws {ConfigError} when only a part of the credentials is set
 */
export function whatsAppAccount(): WhatsAppAccount | undefined {
  const env = readConfig({
    WHATSAPP_BASE_URL: url({ default: 'https://graph.facebook.com/v23.0' }),
    WHATSAPP_PHONE_NUMBER_ID: str({ default: '' }),
    WHATSAPP_TOKEN: str({ default: '' }),
    WHATSAPP_APP_SECRET: str({ default: '' }),
    WHATSAPP_LANGUAGE: str({ default: 'pt_BR' }),
    WHATSAPP_REPORT_TIMEOUT_SECONDS: num({ default: 600 }),
    WHATSAPP_TEMPLATE_INVITATION: str({ default: 'entrevista_convite' }),
    WHATSAPP_TEMPLATE_RESCHEDULED: str({ default: 'entrevista_remarcada' }),
    WHATSAPP_TEMPLATE_CANCELLED: str({ default: 'entrevista_cancelada' }),
    WHATSAPP_TEMPLATE_REMINDER: str({ default: 'entrevista_lembrete' }),
  });
  const credentials = [env.WHATSAPP_PHONE_NUMBER_ID, env.WHATSAPP_TOKEN, env.WHATSAPP_APP_SECRET];
  if (!credentials.some(Boolean)) return undefined;
  if (!credentials.every(Boolean))
    throw new ConfigError(
      'WHATSAPP_PHONE_NUMBER_ID, WHATSAPP_TOKEN and WHATSAPP_APP_SECRET go together, with WHATSAPP_VERIFY_TOKEN for the gateway',
    );
  return {
    baseUrl: env.WHATSAPP_BASE_URL.replace(/\/+$/, ''),
    phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID,
    token: env.WHATSAPP_TOKEN,
    appSecrets: secretList('WHATSAPP_APP_SECRET', env.WHATSAPP_APP_SECRET, 1),
    language: env.WHATSAPP_LANGUAGE,
    reportTimeoutMs: 1_000 * env.WHATSAPP_REPORT_TIMEOUT_SECONDS,
    templates: {
      'interview-invitation': env.WHATSAPP_TEMPLATE_INVITATION,
      'interview-rescheduled': env.WHATSAPP_TEMPLATE_RESCHEDULED,
      'interview-cancelled': env.WHATSAPP_TEMPLATE_CANCELLED,
      'interview-reminder-day': env.WHATSAPP_TEMPLATE_REMINDER,
      'interview-reminder-hour': env.WHATSAPP_TEMPLATE_REMINDER,
    },
  };
}
