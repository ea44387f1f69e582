import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-local';
import { UsersClient, type AuthenticatedUser } from '@araucaria/contracts';

@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly users: UsersClient) {
    super();
  }

  validate(username: string, password: string): Promise<AuthenticatedUser> {
    return this.users.authenticate({ username, password });
  }
}
