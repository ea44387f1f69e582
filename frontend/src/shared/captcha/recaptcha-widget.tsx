import { useEffect, useRef } from 'react';
import { toast } from '../toasts/toast';
import type { CaptchaWidgetProps } from './captcha';

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
/** Milliseconds between two looks for the loaded script, and until it is given up. */
const LOOK_EVERY = 100;
const GIVE_UP_AFTER = 30_000;

const loaded = () => (globalThis as { grecaptcha?: Partial<Recaptcha> }).grecaptcha;

/** Google's widget, where an installation is configured for it. */
export default function RecaptchaWidget({ siteKey, onToken, onFail }: CaptchaWidgetProps) {
  const element = useRef<HTMLDivElement>(null);
  const report = useRef({ onToken, onFail });
  useEffect(() => {
    report.current = { onToken, onFail };
  });

  useEffect(() => {
    const giveUp = () => {
      clearInterval(timer);
      // The next try asks for it again.
      document.querySelector(`script[src="${SCRIPT}"]`)?.remove();
      report.current.onFail();
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
      const api = loaded();
      if (api?.render && element.current) {
        clearInterval(timer);
        // The library keeps its node for ever: each mount gets one of its own.
        const node = element.current.appendChild(document.createElement('div'));
        api.render(node, {
          sitekey: siteKey,
          callback: (token) => report.current.onToken(token),
          'expired-callback': () => {
            report.current.onToken(null);
            toast.destructive('reCAPTCHA não foi resolvido', 'A verificação expirou. Faça-a novamente.');
          },
          'error-callback': () => {
            report.current.onToken(null);
            toast.destructive('Erro no reCAPTCHA', 'Tente novamente em alguns instantes.');
          },
        });
      } else if (Date.now() - started > GIVE_UP_AFTER) {
        giveUp();
      }
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [siteKey]);

  return <div ref={element} />;
}
