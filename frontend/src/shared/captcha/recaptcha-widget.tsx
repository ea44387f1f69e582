import { useEffect, useEffectEvent, useRef } from 'react';
import { toast } from '../toasts/toast';
import type { CaptchaWidgetProps } from './captcha-widget';

interface Recaptcha {
  render(
    element: HTMLElement,
    options: {
      sitekey: string;
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): number;
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&hl=pt-BR';
const POLL_INTERVAL_MS = 100;
const LOAD_TIMEOUT_MS = 30_000;

const loadedApi = () => (globalThis as { grecaptcha?: Partial<Recaptcha> }).grecaptcha;

/** Google's widget, if the installation is configured for it. */
export default function RecaptchaWidget({ siteKey, onToken, onFail }: CaptchaWidgetProps) {
  const element = useRef<HTMLDivElement>(null);
  const give = useEffectEvent(onToken);
  const fail = useEffectEvent(onFail);

  useEffect(() => {
    const giveUp = () => {
      clearInterval(timer);
      // The next attempt requests the script again.
      document.querySelector(`script[src="${SCRIPT}"]`)?.remove();
      fail();
    };
    if (!document.querySelector(`script[src="${SCRIPT}"]`)) {
      const script = document.createElement('script');
      script.src = SCRIPT;
      script.async = true;
      script.onerror = giveUp;
      document.head.append(script);
    }
    const started = Date.now();
    const timer = setInterval(() => {
      const api = loadedApi();
      if (api?.render && element.current) {
        clearInterval(timer);
        // The library never releases its node: each mount needs a new one.
        const node = element.current.appendChild(document.createElement('div'));
        api.render(node, {
          sitekey: siteKey,
          callback: (token) => give(token),
          'expired-callback': () => {
            give(null);
            toast.destructive('reCAPTCHA não foi resolvido', 'A verificação expirou. Faça-a novamente.');
          },
          'error-callback': () => {
            give(null);
            toast.destructive('Erro no reCAPTCHA', 'Tente novamente em alguns instantes.');
          },
        });
      } else if (Date.now() - started > LOAD_TIMEOUT_MS) {
        giveUp();
      }
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [siteKey]);

  return <div ref={element} />;
}
