import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { REFERRER_MAX_CHARS, REFERRER_NAME_MIN_CHARS } from '@araucaria/contracts/domain';
import { isEmail } from '../../shared/form/email-address';
import { useSimpleForm, type Rules } from '../../shared/form/simple-form';
import { textOf, tooLong } from '../../shared/form/text-length';
import { toast } from '../../shared/toasts/toast';
import { REFERRAL_CONSENT_VERSION } from './consent';
import { drawCode } from './referral-link';
import { registerReferral } from './register-referral';
import type { Registration } from './registration';

const EMPTY = { referrerName: '', referrerEmail: '' };
type Values = typeof EMPTY;

export interface DrawnReferral extends Values {
  code: string;
  registered: boolean;
}

/** The code is shown after this time even if the server has not responded; registration continues. */
const REGISTRATION_TIMEOUT_MS = 4_000;

const NAME = `Nome deve ter pelo menos ${REFERRER_NAME_MIN_CHARS} caracteres`;
const EMAIL = 'E-mail inválido';
const RULES: Rules<Values> = {
  referrerName: {
    required: NAME,
    validate: (value) =>
      textOf(value).trim().length < REFERRER_NAME_MIN_CHARS
        ? NAME
        : (tooLong(textOf(value), REFERRER_MAX_CHARS.name) ?? true),
  },
  referrerEmail: { required: EMAIL, validate: (value) => isEmail(textOf(value)) || EMAIL },
};

/** Creates a referral code for a name and an e-mail, and registers it with retries. */
export function useReferralForm() {
  const form = useSimpleForm<Values>(EMPTY, RULES);
  const [drawn, setDrawn] = useState<DrawnReferral | null>(null);
  const registration = useRef<Registration>(undefined);
  useEffect(() => {
    const again = () => void registration.current?.attempt();
    addEventListener('online', again);
    // The registration continues after the page is left, because the link may have been shared.
    return () => removeEventListener('online', again);
  }, []);

  const generate = async (typed: Values) => {
    const person = { referrerName: typed.referrerName.trim(), referrerEmail: typed.referrerEmail.trim() };
    const next: DrawnReferral = { ...person, code: '', registered: false };
    let isRefused = false;
    let isShown = false;
    const show = () => {
      if (isShown && own === registration.current) setDrawn({ ...next });
    };
    const own = registerReferral(
      { ...person, consentVersion: REFERRAL_CONSENT_VERSION, drawnAt: Date.now() },
      {
        draw: drawCode,
        onCode: (code) => {
          next.code = code;
          show();
        },
        onRegistered: () => {
          next.registered = true;
          show();
        },
        onRefused: ({ body, sentence }) => {
          isRefused = true;
          if (own !== registration.current) return;
          setDrawn(null);
          const [first] = form.setErrors(body.errors ?? []);
          if (first) document.getElementById(first.field)?.focus();
          else toast.destructive('Erro ao gerar QR code', sentence ?? 'Tente novamente mais tarde');
        },
      },
    );
    registration.current = own;
    await Promise.race([own.attempt(), new Promise((late) => setTimeout(late, REGISTRATION_TIMEOUT_MS))]);
    if (isRefused) return;
    isShown = true;
    show();
    toast.success('QR code gerado com sucesso', 'Compartilhe com potenciais candidatos');
  };

  return {
    form,
    drawn,
    onSubmit: (event: SyntheticEvent) => form.submit(event, { onValid: generate }),
    /** Retries the registration at once, when the link is copied or shared. */
    register: () => void registration.current?.attempt(),
    restart: () => {
      registration.current = undefined;
      form.reset();
      setDrawn(null);
    },
  };
}
