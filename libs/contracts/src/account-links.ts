import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { EMAIL_MAX_CHARS, PASSWORD_MAX_CHARS, STAFF_PASSWORD_MIN_CHARS } from './domain/index.js';
import { Text } from './validation.js';

/** What a single-use link is for: a new password, or the first one of an invited person. */
export type AccountLinkKind = 'reset' | 'invitation';

/** 256 random bits in base64url. */
const TOKEN = /^[\w-]{43}$/;
const BROKEN_LINK = { message: 'Este link está incompleto. Abra de novo o link da mensagem.' };

export class RequestReset {
  /** User name or e-mail address. */
  @Text(1, 'Informe o usuário ou o e-mail', EMAIL_MAX_CHARS) login!: string;
}

/** The token of a link, from the fragment of its address. */
export class ByLinkToken {
  @Matches(TOKEN, BROKEN_LINK) token!: string;
}

export class RedeemLink extends ByLinkToken {
  /** Not trimmed. */
  @MaxLength(PASSWORD_MAX_CHARS, { message: `Use no máximo ${PASSWORD_MAX_CHARS} caracteres` })
  @MinLength(STAFF_PASSWORD_MIN_CHARS, {
    message: `A senha deve ter pelo menos ${STAFF_PASSWORD_MIN_CHARS} caracteres`,
  })
  @IsString({ message: 'Informe a nova senha' })
  password!: string;
}

/**
 * `open`: it can be used. `used`, `expired`; `replaced`: a newer one was sent, or the account has changed; `unknown`: it never
 * existed, or ended more than a month ago.
 */
export type AccountLinkState = 'open' | 'used' | 'expired' | 'replaced' | 'unknown';

export interface AccountLinkView {
  state: AccountLinkState;
  /** null for an unknown link. */
  kind: AccountLinkKind | null;
  /** The user name of the account, for password managers; null unless the link is open. */
  username: string | null;
}

/** A link with its secret, for the e-mail that brings it to the person. */
export interface IssuedLink {
  kind: AccountLinkKind;
  token: string;
  email: string;
  username: string;
  fullName: string | null;
  /** ISO 8601, UTC. */
  expiresAt: string;
}
