import { useState } from 'react';

/** The token of a form's captcha, which can be used once. */
export function useCaptchaToken() {
  const [token, setToken] = useState<string | null>(null);
  const [unsolved, setUnsolved] = useState(false);
  const [attempt, setAttempt] = useState(0);
  return {
    token,
    /** Shows that the captcha has to be solved. @returns what the form says about it */
    requireToken: () => {
      setUnsolved(true);
      return 'Por favor, complete a verificação de segurança.';
    },
    /** Starts a new captcha after the token was used. */
    reset: () => {
      setToken(null);
      setAttempt((count) => count + 1);
    },
    /** Properties of the captcha, whose `key` is `attempt`. */
    attempt,
    captcha: {
      unsolved,
      onToken: (next: string | null) => {
        setToken(next);
        if (next) setUnsolved(false);
      },
    },
  };
}
