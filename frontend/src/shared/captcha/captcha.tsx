import { lazy, Suspense, useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { rest } from '../api/rest';
import { useAttention } from '../ui/use-attention';

const AltchaWidget = lazy(() => import('./altcha-widget'));
const RecaptchaWidget = lazy(() => import('./recaptcha-widget'));

interface SiteKey {
  siteKey: string;
  provider: string;
}

export interface CaptchaWidgetProps {
  siteKey: string;
  onToken: (token: string | null) => void;
}

/**
 * The verification that guards login and application, by whichever provider the server names. It gives a token, or
 * null when the token is spent. To reset it, change its `key`.
 */
export function Captcha({ onToken }: { onToken: (token: string | null) => void }) {
  const [config, setConfig] = useState<SiteKey>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // The widget is larger than the form that it guards.
  const attended = useAttention();

  useEffect(() => {
    if (!attended) return;
    let current = true;
    rest<SiteKey>('GET', '/api/recaptcha/site-key').then(
      (answer) => current && setConfig(answer),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [attempt, attended]);

  if (failed)
    return (
      <Alert
        severity="error"
        action={
          <Button
            color="inherit"
            onClick={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            Tentar novamente
          </Button>
        }
      >
        reCAPTCHA não carregado
      </Alert>
    );
  const waiting = <Skeleton variant="rounded" width={300} height={74} sx={{ maxWidth: '100%' }} />;
  if (!config) return waiting;
  const Widget = config.provider === 'altcha' ? AltchaWidget : RecaptchaWidget;
  return (
    // The widget's tick lies over its own box and would swallow a click in the middle.
    <Box sx={{ minHeight: 74, '& .altcha-checkbox svg': { pointerEvents: 'none' } }}>
      <Suspense fallback={waiting}>
        <Widget siteKey={config.siteKey} onToken={onToken} />
      </Suspense>
    </Box>
  );
}
