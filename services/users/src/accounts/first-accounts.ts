import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { PASSWORD_MIN_CHARS, usernameKey } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { ConfigError, bool, email, log, readConfig, str } from '@araucaria/platform';
import { Account } from './account.entity.js';
import { ACTIVE_ADMIN, lockAdmins } from './administrators.js';
import { isCommonPassword } from './common-passwords.js';
import { hashPassword } from './passwords.js';

/** Published in the sources: for demonstrations only. */
const DEMO_PASSWORD = 'indicacoes2026';
const PUBLISHED_PASSWORDS = new Set([DEMO_PASSWORD, 'change-me', 'changeme', 'admin']);

interface Settings {
  NODE_ENV: string;
  ADMIN_USERNAME: string;
  ADMIN_PASSWORD: string;
  ADMIN_EMAIL: string;
  EMPLOYEE_PASSWORD: string;
  SEED_DEMO: boolean;
}

const readSettings = (): Settings =>
  readConfig<Settings>({
    NODE_ENV: str({ default: 'development' }),
    ADMIN_USERNAME: str({ default: 'admin' }),
    ADMIN_PASSWORD: str({ default: '' }),
    ADMIN_EMAIL: email({ default: '' }),
    EMPLOYEE_PASSWORD: str({ default: DEMO_PASSWORD }),
    SEED_DEMO: bool({ default: false }),
  });

/** Creates the first administrator, and the demo employee if configured; once, even if replicas start together. */
@Injectable()
export class FirstAccounts implements OnApplicationBootstrap {
  constructor(private readonly database: Database) {}

  async onApplicationBootstrap(): Promise<void> {
    const settings = readSettings();
    await this.database.transaction(async (em) => {
      await lockAdmins(em);
      const empty = !(await em.count(Account));
      const needsAdmin = !(await em.count(Account, ACTIVE_ADMIN));
      await assertFitForProduction(settings, needsAdmin);
      if (needsAdmin) await this.createAdmin(em, settings);
      if (empty && settings.SEED_DEMO) await this.createDemoEmployee(em, settings);
    });
  }

  private async createAdmin(em: EntityManager, settings: Settings): Promise<void> {
    const { ADMIN_USERNAME, ADMIN_PASSWORD, ADMIN_EMAIL } = settings;
    if (!ADMIN_PASSWORD) {
      log.warn('there is no administrator: ADMIN_PASSWORD is not set, so the first one was not created');
      return;
    }
    const passwordHash = await hashPassword(ADMIN_PASSWORD);
    // A user of that name who is no administrator becomes one: the environment decides.
    const holder = await em.findOne(Account, { usernameKey: usernameKey(ADMIN_USERNAME) });
    if (holder) Object.assign(holder, { isAdmin: true, passwordHash, invitedAt: null, deactivatedAt: null });
    else
      await persist(em, {
        username: ADMIN_USERNAME,
        passwordHash,
        fullName: 'Administração',
        email: ADMIN_EMAIL || null,
        isAdmin: true,
      });
    log.info('the first administrator was created');
  }

  private async createDemoEmployee(em: EntityManager, { EMPLOYEE_PASSWORD }: Settings): Promise<void> {
    await persist(em, {
      username: 'maria.souza',
      passwordHash: await hashPassword(EMPLOYEE_PASSWORD),
      fullName: 'Maria Souza',
      department: 'Engenharia',
      isEmployee: true,
      // The demo referrals belong to her.
      usedAt: new Date(),
    });
    log.info('a demo employee was created');
  }
}

/** @throws {ConfigError} in production for a missing, short, published or common password */
async function assertFitForProduction(settings: Settings, needsAdmin: boolean): Promise<void> {
  const { NODE_ENV, ADMIN_PASSWORD, EMPLOYEE_PASSWORD, SEED_DEMO } = settings;
  if (NODE_ENV !== 'production') return;
  const isWeak = async (password: string) =>
    password.length < PASSWORD_MIN_CHARS ||
    PUBLISHED_PASSWORDS.has(password) ||
    (await isCommonPassword(password));
  if (!ADMIN_PASSWORD && needsAdmin)
    throw new ConfigError('ADMIN_PASSWORD is missing: there is no administrator yet');
  if (ADMIN_PASSWORD && (await isWeak(ADMIN_PASSWORD))) {
    throw new ConfigError('ADMIN_PASSWORD is too short, a default or a common password: choose another');
  }
  if (SEED_DEMO && (await isWeak(EMPLOYEE_PASSWORD))) {
    throw new ConfigError(
      'EMPLOYEE_PASSWORD must be set to an uncommon password where SEED_DEMO is on in production',
    );
  }
}

type NewAccount = Pick<Account, 'username' | 'passwordHash' | 'fullName'> &
  Partial<Pick<Account, 'email' | 'department' | 'isAdmin' | 'isEmployee' | 'usedAt'>>;

async function persist(em: EntityManager, account: NewAccount): Promise<void> {
  const nameKey = usernameKey(account.username);
  const row = em.create(Account, { ...account, usernameKey: nameKey, roles: [], createdAt: new Date() });
  await em.persist(row).flush();
}
