import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { WebAuthnOptions } from '../../generated/rest';
import { failureOf } from '../api/failure';
import { loadChunk } from '../lazy/load-chunk';

/** The browser or its user did not complete a call of a passkey. The message is for the user. */
class PasskeyError extends Error {}

/** @throws PasskeyError */
export const signWithPasskey = async (options: WebAuthnOptions): Promise<AuthenticationResponseJSON> => {
  const { startAuthentication } = await loadWebAuthn();
  return orPasskeyError(
    startAuthentication({ optionsJSON: options as object as PublicKeyCredentialRequestOptionsJSON }),
    {
      NotAllowedError: 'A chave de acesso não foi usada: o pedido foi cancelado ou expirou.',
    },
  );
};

/** @throws PasskeyError */
export const createPasskey = async (options: WebAuthnOptions): Promise<RegistrationResponseJSON> => {
  const { startRegistration } = await loadWebAuthn();
  return orPasskeyError(
    startRegistration({ optionsJSON: options as object as PublicKeyCredentialCreationOptionsJSON }),
    {
      InvalidStateError: 'Este aparelho já tem uma chave de acesso da sua conta.',
      NotAllowedError: 'A chave de acesso não foi criada: o pedido foi cancelado ou expirou.',
    },
  );
};

/** The text for the user about a failed call, of the server or of a passkey. */
export const factorFailure = (error: unknown): string =>
  error instanceof PasskeyError ? error.message : failureOf(error).message;

const loadWebAuthn = () => loadChunk(() => import('@simplewebauthn/browser'));

async function orPasskeyError<T>(call: Promise<T>, messages: Record<string, string>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new PasskeyError(messages[name] ?? 'Este navegador não conseguiu usar a chave de acesso.');
  }
}
