import { Injectable } from '@nestjs/common';
import { usernameKey } from '@araucaria/contracts';
import { readConfig, str } from '@araucaria/platform';

/** Whom `LOCAL_LOGIN` lets log in with a password; others use single sign-on. */
@Injectable()
export class LocalLogin {
  private readonly config = readConfig({
    LOCAL_LOGIN: str({ choices: ['on', 'admins', 'off'], default: 'on' }),
    LOCAL_LOGIN_ACCOUNTS: str({ default: '', desc: 'user names, comma-separated' }),
  });
  /** Accounts that work when the identity provider does not. */
  private readonly exceptions = new Set(
    this.config.LOCAL_LOGIN_ACCOUNTS.split(',').flatMap((name) => usernameKey(name.trim()) || []),
  );

  permits({ username, isAdmin }: { username: string; isAdmin: boolean }): boolean {
    const { LOCAL_LOGIN } = this.config;
    if (LOCAL_LOGIN === 'on' || (LOCAL_LOGIN === 'admins' && isAdmin)) return true;
    return this.exceptions.has(usernameKey(username));
  }
}
