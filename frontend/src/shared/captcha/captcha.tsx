import { useEffect, useState, type ComponentType } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { rest } from '../api/rest';
import { loadChunk } from '../lazy/load-chunk';
import { useFirstInteraction } from '../ui/use-first-interaction';

export interface CaptchaWidgetProps {
  siteKey: string;
  onToken: (token: string | null) => void;
  /** It cannot be shown at all. */
  onFail: () => void;
}

interface Loaded {
  siteKey: string;
  Widget: ComponentType<CaptchaWidgetProps>;
}

/**
 * By the provider that the server names. A table, not a choice between two imports: the minifier makes one call of
 * such a choice, and the style sheet of the first is never loaded.
 */
const WIDGETS = {
  altcha: () => import('./altcha-widget'),
  recaptcha: () => import('./recaptcha-widget'),
};

async function load(): Promise<Loaded> {
  const { siteKey, provider } = await rest<{ siteKey: string; provider: keyof typeof WIDGETS }>(
    'GET',
    '/api/recaptcha/site-key',
  );
  const { default: Widget } = await loadChunk<{ default: ComponentType<CaptchaWidgetProps> }>(
    WIDGETS[provider],
  );
  return { siteKey, Widget };
}

interface CaptchaProps {
  onToken: (token: string | null) => void;
  /** Somebody tried to go on without it. */
  unsolved?: boolean;
}

/**
 * The verification that guards login and application. It gives a token, or null when the token is spent. To reset it,
 * change its `key`.
 */
export function Captcha({ onToken, unsolved = false }: CaptchaProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // The widget is larger than the form that it guards.
  const attended = useFirstInteraction();

  useEffect(() => {
    if (!attended) return;
    let current = true;
    load().then(
      (answer) => current && setLoaded(answer),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [attempt, attended]);

  const retry = () => {
    setLoaded(undefined);
    setFailed(false);
    setAttempt(attempt + 1);
  };
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
  // The size of the widget.
  if (!loaded) return <Box sx={{ height: 74, maxWidth: 300, borderRadius: 1, bgcolor: 'action.hover' }} />;
  const { Widget, siteKey } = loaded;
  return (
    // The widget's tick lies over its own box and would swallow a click in the middle.
    <Box sx={{ minHeight: 74, '& .altcha-checkbox svg': { pointerEvents: 'none' } }}>
      <Widget siteKey={siteKey} onToken={onToken} onFail={() => setFailed(true)} />
      {unsolved && (
        <FormHelperText error role="alert">
          reCAPTCHA não foi resolvido
        </FormHelperText>
      )}
    </Box>
  );
}
