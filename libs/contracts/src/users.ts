import { IsString, MaxLength, MinLength } from 'class-validator';
import { query, rpcContract } from './rpc.js';
import { ById, ByIds, Text } from './validation.js';

export class Credentials {
  @Text(1, 'Usuário é obrigatório', 120) username: string;
  /** Never trimmed. At most 128 characters: the server pays for hashing them. */
  @IsString({ message: 'Senha é obrigatória' })
  @MinLength(1, { message: 'Senha é obrigatória' })
  @MaxLength(128, { message: 'Use no máximo 128 caracteres' })
  password: string;
}

export interface UserView {
  id: number;
  username: string;
  fullName: string | null;
  department: string | null;
  email: string | null;
  isAdmin: boolean;
  isEmployee: boolean;
}

export const UsersRpc = rpcContract('users', {
  /** The user, or `INVALID_CREDENTIALS`; takes the same time for an unknown user. */
  authenticate: query<Credentials, UserView>(Credentials, { deadline: 10_000 }),
  byId: query<ById, UserView>(ById),
  byIds: query<ByIds, UserView[]>(ByIds),
  list: query<void, UserView[]>(),
});
