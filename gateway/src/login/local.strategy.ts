import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import type { AuthenticatedUser, UsersClient } from '@araucaria/contracts';
import { rpcToken } from '@araucaria/platform';

@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(@Inject(rpcToken('users')) private readonly users: UsersClient) {
    super();
  }

  validate(username: string, password: string): Promise<AuthenticatedUser> {
    return this.users.authenticate({ username, password });
  }
}
