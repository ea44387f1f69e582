import { useEffect, useState } from 'react';
import type { LoginOptions } from '../../generated/rest';
import { rest } from '../../shared/api/rest';

const PASSWORD_ONLY: LoginOptions = { localLogin: 'on', singleSignOn: null };

/** Until the server has responded, and if it does not, only the form with a password is offered. */
export function useLoginOptions(): LoginOptions {
  const [options, setOptions] = useState(PASSWORD_ONLY);
  useEffect(() => {
    let isCurrent = true;
    rest('GET', '/api/auth/options').then(
      (loaded) => isCurrent && setOptions(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return options;
}

/** Whether the text is an e-mail address of the identity provider. */
export const belongsToProvider = (text: string, { singleSignOn }: LoginOptions): boolean =>
  singleSignOn?.domains.some((domain) => text.trim().toLowerCase().endsWith(`@${domain}`)) ?? false;
