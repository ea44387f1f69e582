import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, MaxLength, ValidateBy } from 'class-validator';
import { REFERRER_MAX_CHARS } from './domain/index.js';

const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);

/** Looser than `isEmailAddress`: an address stored under earlier rules must still be found for its erasure. */
const LooseEmailAddress = () =>
  applyDecorators(
    trimmed,
    IsString({ message: 'Informe um e-mail válido' }),
    MaxLength(REFERRER_MAX_CHARS.email, { message: 'E-mail inválido' }),
    ValidateBy(
      { name: 'hasAtSign', validator: { validate: hasAtSign } },
      { message: 'Informe um e-mail válido' },
    ),
  ) as PropertyDecorator;

/** Whether one line has an at sign between other characters. */
const hasAtSign = (value: unknown): boolean =>
  typeof value === 'string' && /^[^\r\n\u2028\u2029]+$/.test(value) && value.slice(1, -1).includes('@');

/** Identifies a person by e-mail address, case-insensitively. */
export class ByEmail {
  @LooseEmailAddress() email!: string;
}

/** Identifies a referrer: a visitor by e-mail, users by their ids. At least one of the two is required. */
export class ByReferrer {
  @IsOptional() @LooseEmailAddress() email?: string;
  @IsOptional()
  @IsArray({ message: 'Usuário inválido' })
  @ArrayMaxSize(50, { message: 'Usuário inválido' })
  @IsInt({ each: true, message: 'Usuário inválido' })
  userIds?: number[];
}

/** The open referrals and unpaid bonuses of one referrer. */
export interface OpenBonuses {
  referrals: number;
  /** Applications from these referrals whose candidate is not hired yet. */
  awaitingHire: number;
  /** Hired applications with an unpaid instalment. */
  owedBonuses: number;
  /** Total of those instalments in cents, suspended ones included. */
  owedCents: number;
}

export interface ErasedReferrer {
  referrals: number;
  /** Ids of the referral applications whose messages must be removed too. */
  applicationIds: number[];
  /** Total of unpaid instalments in cents. */
  owedCents: number;
}
