import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, Matches, MaxLength } from 'class-validator';

const trimmed = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() : value,
);

/** Any address that was ever accepted, also one that no mail can reach: it must be found to be erased. */
const ADDRESS = /^.+@.+$/;

/** A person by e-mail address; case does not matter. */
export class ByEmail {
  @trimmed
  @MaxLength(254, { message: 'E-mail inválido' })
  @Matches(ADDRESS, { message: 'Informe um e-mail válido' })
  email: string;
}

/** Someone who refers: as a visitor by e-mail, as users by their ids; one of the two at least. */
export class OfReferrer {
  @trimmed
  @IsOptional()
  @MaxLength(254, { message: 'E-mail inválido' })
  @Matches(ADDRESS, { message: 'Informe um e-mail válido' })
  email?: string;
  @IsOptional()
  @IsArray({ message: 'Usuário inválido' })
  @ArrayMaxSize(50, { message: 'Usuário inválido' })
  @IsInt({ each: true, message: 'Usuário inválido' })
  userIds?: number[];
}

/** What is unfinished about someone's referrals. */
export interface OpenBonuses {
  referrals: number;
  /** Applications by these referrals that were not hired yet. */
  awaitingHire: number;
  /** Applications with an unpaid instalment of a hire. */
  owedBonuses: number;
  /** Cents of those instalments, suspended ones included. */
  owedCents: number;
}

/** How much an erasure touched. */
export interface ErasedReferrer {
  referrals: number;
  /** Of their applications: messages about them are removed too. */
  applicationIds: number[];
  owedCents: number;
}
