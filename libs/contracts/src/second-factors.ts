import { IsIn, IsObject, IsOptional, IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { PASSKEY_NAME_MAX_CHARS, TOTP_DIGITS, type SecondFactor } from './domain/index.js';
import { Id, Text } from './validation.js';

/** What a WebAuthn call of the browser returns, as JSON. The users service verifies it. */
export type WebAuthnResponse = Record<string, unknown>;

/** Options for a WebAuthn call of the browser. Their `challenge` is valid for one response. */
export interface WebAuthnOptions {
  challenge: string;
  [field: string]: unknown;
}

/** The code that an authenticator app shows; blanks between the digits are accepted. */
const Code = (): PropertyDecorator =>
  Matches(new RegExp(`^(\\s*\\d){${TOTP_DIGITS}}\\s*$`), {
    message: `Informe os ${TOTP_DIGITS} números do código`,
  });

export class TotpCode {
  @Code() code!: string;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** A proof of the second factor: exactly one of its fields. */
export class FactorProof {
  /** Of an authenticator app. */
  @ValidateIf((proof: FactorProof) => isGiven(proof.code) || !Object.values(proof).some(isGiven))
  @Code()
  code?: string;
  @IsOptional()
  @MaxLength(64, { message: 'Código de recuperação inválido' })
  @IsString({ message: 'Código de recuperação inválido' })
  recoveryCode?: string;
  @IsOptional() @IsObject({ message: 'Chave de acesso inválida' }) passkey?: WebAuthnResponse;
}

export class VerifyFactor extends FactorProof {
  @Id() id!: number;
  /** A `login` starts a session, a `confirmation` renews the proof of a session. The audit trail keeps them apart. */
  @IsIn(['login', 'confirmation']) purpose!: 'login' | 'confirmation';
  /** Challenge of the options that a passkey has signed. */
  @IsOptional() @IsString() challenge?: string;
}

/** The response of a passkey without a password before it. */
export class PasskeyLogin {
  @IsObject({ message: 'Chave de acesso inválida' }) response!: WebAuthnResponse;
}

export class AuthenticatePasskey extends PasskeyLogin {
  @IsString() challenge!: string;
}

export class AddPasskeyBody {
  @Text(1, 'Dê um nome à chave de acesso', PASSKEY_NAME_MAX_CHARS) name!: string;
  @IsObject({ message: 'Chave de acesso inválida' }) response!: WebAuthnResponse;
}

export class AddPasskey extends AddPasskeyBody {
  @IsString() challenge!: string;
}

export class RenamePasskeyBody {
  @Text(1, 'Dê um nome à chave de acesso', PASSKEY_NAME_MAX_CHARS) name!: string;
}

export class RenamePasskey extends RenamePasskeyBody {
  @Id() id!: number;
}

/** The end of the time in which an account may be used without a second factor. */
export interface FactorDueView {
  /** ISO 8601, UTC. */
  dueAt: string;
}

/** Times are ISO 8601, UTC. */
export interface PasskeyView {
  id: number;
  name: string;
  createdAt: string;
  /** null: never since it was added. */
  lastUsedAt: string | null;
}

export interface SecondFactorsView {
  /** When the authenticator app was confirmed; null without one. ISO 8601, UTC. */
  totpSince: string | null;
  passkeys: PasskeyView[];
  /** Unused recovery codes. */
  recoveryCodesLeft: number;
}

/** The secret of an authenticator app that is not confirmed yet. */
export interface TotpEnrolment {
  /** For typing: Base32. */
  secret: string;
  /** For a QR code: `otpauth://totp/…`. */
  uri: string;
}

/** New recovery codes, which are not shown again; undefined if the account keeps its earlier ones. */
export interface AddedFactor {
  recoveryCodes?: string[];
}

/** The second factors that an account can prove at a login, empty if it has none. */
export function availableFactors({
  totpSince,
  passkeys,
  recoveryCodesLeft,
}: SecondFactorsView): SecondFactor[] {
  if (!totpSince && !passkeys.length) return [];
  return [
    ...(totpSince ? (['totp'] as const) : []),
    ...(passkeys.length ? (['passkey'] as const) : []),
    ...(recoveryCodesLeft ? (['recovery-code'] as const) : []),
  ];
}
