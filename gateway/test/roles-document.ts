import { PERMISSIONS, ROLES, ROLE_PERMISSIONS, type Permission, type Role } from '@araucaria/contracts';
import { isPermission, type Access } from '../src/sessions/access.js';
import { callAccess, fieldAccess, freshFactorCalls } from './registered-calls.js';

const ROLE_NAMES = Object.keys(ROLES) as Role[];
const PERMISSION_NAMES = Object.keys(PERMISSIONS).sort() as Permission[];

/** The content of `docs/roles.md`, from the table of roles and the access that handlers declare. */
export function rolesDocument(): string {
  const header = (...cells: string[]) => [row(...cells), row(...cells.map(() => '---'))];
  const fresh = freshFactorCalls();
  const declared = [...[...callAccess()].sort(), ...[...fieldAccess()].sort()];
  const lines = [
    '# Roles',
    '',
    'Generated from `libs/contracts/src/domain/roles.ts` and the decorators of the gateway by `npm run docs:roles`; a test',
    'compares it. Administrators have every permission. [Decision 024](decisions/024-roles.md) explains the scopes.',
    '',
    '## Permissions',
    '',
    '`all`: every record. `managed-jobs`: jobs that name the user as a manager, their candidates and interviews.',
    '`own-interviews`: interviews that name the user as an interviewer, and their candidates.',
    '',
    ...header('permission', 'meaning', ...ROLE_NAMES),
    ...PERMISSION_NAMES.map((permission) =>
      row(
        `\`${permission}\``,
        PERMISSIONS[permission],
        ...ROLE_NAMES.map((role) => ROLE_PERMISSIONS[role][permission] ?? '–'),
      ),
    ),
    '',
    '## Calls',
    '',
    'Calls without a row here are open to everybody, or to every logged-in user or candidate about their own records. A fresh',
    'factor is asked of accounts with a second factor: changes of the permissions in `FRESH_FACTOR_PERMISSIONS`, and exports.',
    '',
    ...header('call', 'permission', 'roles beside the administrator', 'fresh factor'),
    ...declared
      .filter(([, access]) => access === 'admin' || isPermission(access))
      .map(([call, access]) =>
        row(
          `\`${call}\``,
          isPermission(access) ? `\`${access}\`` : 'administrators only',
          rolesWith(access),
          fresh.has(call) ? 'yes' : '–',
        ),
      ),
  ];
  return `${lines.join('\n')}\n`;
}

const rolesWith = (access: Access): string =>
  (isPermission(access) ? ROLE_NAMES.filter((role) => ROLE_PERMISSIONS[role][access]) : []).join(', ') || '–';

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;
