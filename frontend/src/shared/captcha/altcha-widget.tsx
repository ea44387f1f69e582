import { useEffect, useEffectEvent, useRef } from 'react';
import 'altcha/external';
import 'altcha/altcha.css';
import 'altcha/i18n/pt-br';
import 'altcha/types/react';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import ShaWorker from 'altcha/workers/sha?worker';
import { toast } from '../toasts/toast';
import type { CaptchaWidgetProps } from './captcha-widget';

// The content security policy allows workers from this origin only, no blobs.
for (const hash of ['SHA-256', 'SHA-384', 'SHA-512']) {
  $altcha.algorithms.set(hash, () => new ShaWorker());
  $altcha.algorithms.set(`PBKDF2/${hash}`, () => new Pbkdf2Worker());
}

const COLOURS = {
  // A form whose fields are wider sets the width of its captcha.
  '--altcha-max-width': 'min(var(--captcha-width, 360px), 100%)',
  '--altcha-border-radius': '10px',
  '--altcha-border-color': 'color-mix(in srgb, var(--at-palette-text-primary) 50%, transparent)',
  '--altcha-color-base': 'var(--at-palette-background-paper)',
  '--altcha-color-base-content': 'var(--at-palette-text-primary)',
  '--altcha-color-primary': 'var(--at-palette-primary-main)',
  '--altcha-checkbox-border-color': 'var(--at-palette-text-secondary)',
  '--altcha-checkbox-border-width': '2px',
  '--altcha-input-background-color': 'var(--at-palette-background-paper)',
  '--altcha-color-neutral': 'var(--at-palette-divider)',
  '--altcha-spinner-color': 'var(--at-palette-primary-main)',
  '--altcha-color-error': 'var(--at-palette-error-main)',
  '--altcha-color-error-content': 'var(--at-palette-error-contrastText)',
  '--altcha-color-success': 'var(--at-palette-primary-main)',
  '--altcha-color-success-content': 'var(--at-palette-primary-contrastText)',
};

/** Self-hosted proof of work: the browser computes for a moment, without a puzzle for the user. */
export default function AltchaWidget({ onToken }: CaptchaWidgetProps) {
  const element = useRef<HTMLElement>(null);
  const onState = useEffectEvent((event: Event) => {
    const { state, payload } = (event as CustomEvent<{ state: string; payload?: string }>).detail;
    onToken(state === 'verified' ? (payload ?? null) : null);
    if (state === 'error') toast.destructive('Erro no reCAPTCHA', 'Tente novamente em alguns instantes.');
    if (state === 'expired')
      toast.destructive('reCAPTCHA não foi resolvido', 'A verificação expirou. Faça-a novamente.');
  });
  useEffect(() => {
    const widget = element.current;
    widget?.addEventListener('statechange', onState);
    return () => widget?.removeEventListener('statechange', onState);
  }, []);

  return (
    <altcha-widget
      ref={element}
      challenge="/api/recaptcha/challenge"
      language="pt-br"
      style={COLOURS}
      configuration={JSON.stringify({ hideLogo: true, hideFooter: true, humanInteractionSignature: false })}
    />
  );
}
