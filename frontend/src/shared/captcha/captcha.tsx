import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { HelpText } from '../form/help-text';
import { rest } from '../api/rest';
import { loadChunk } from '../lazy/load-chunk';
import css from './captcha.module.css';
import type { CaptchaWidgetProps } from './captcha-widget';
import { useCaptchaNeed } from './use-captcha-need';

interface Loaded {
  siteKey: string;
  Widget: ComponentType<CaptchaWidgetProps>;
}

/**
 * Widgets by the provider that the server names. A table instead of a conditional import: the minifier merges two imports
 * of a conditional into one call, and the style sheet of the first is never loaded.
 */
const WIDGETS = {
  altcha: () => import('./altcha-widget'),
  recaptcha: () => import('./recaptcha-widget'),
};

async function load(): Promise<Loaded> {
  const { siteKey, provider } = await rest('GET', '/api/recaptcha/site-key');
  const { default: Widget } = await loadChunk<{ default: ComponentType<CaptchaWidgetProps> }>(
    WIDGETS[provider],
  );
  return { siteKey, Widget };
}

interface CaptchaProps {
  onToken: (token: string | null) => void;
  /** The form was submitted without a token. */
  unsolved?: boolean;
}

/**
 * The captcha of public forms. Calls `onToken` with a token, or with null when the token expires. Change its
 * `key` to reset it.
 */
export function Captcha({ onToken, unsolved = false }: CaptchaProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const space = useRef<HTMLDivElement>(null);
  const isNeeded = useCaptchaNeed(space);

  useEffect(() => {
    if (!isNeeded) return;
    let current = true;
    load().then(
      (answer) => current && setLoaded(answer),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [attempt, isNeeded]);

  const retry = useCallback(() => {
    setLoaded(undefined);
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  // The usual cause is a lost connection.
  useEffect(() => {
    if (!failed) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failed, retry]);
  if (failed)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={retry}>
            Tentar novamente
          </Button>
        }
      >
        reCAPTCHA não carregado
      </Alert>
    );
  // As large as the widget, so that the page does not shift, with its text in its place.
  if (!loaded)
    return (
      <div ref={space} className={css.space}>
        <span>Eu não sou um robô</span>
      </div>
    );
  const { Widget, siteKey } = loaded;
  return (
    <div className={css.widget}>
      <Widget siteKey={siteKey} onToken={onToken} onFail={() => setFailed(true)} />
      {unsolved && (
        <HelpText isError role="alert">
          reCAPTCHA não foi resolvido
        </HelpText>
      )}
    </div>
  );
}
