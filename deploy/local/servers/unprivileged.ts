import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, lchownSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** nobody and nogroup, by number: the group's name differs between distributions. */
const NOBODY = 65534;

/** How to run PostgreSQL, which refuses uid 0. */
export interface Unprivileged {
  /** Words before the command. */
  prefix: string[];
  spawnAs: { uid?: number; gid?: number };
  /** Folder with bin/ lib/ share/. */
  binaries: string;
  /** Folder for the cluster; created. */
  data: string;
}

export function unprivileged(binaries: string, data: string): Unprivileged {
  mkdirSync(dirname(data), { recursive: true });
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return { prefix: [], spawnAs: {}, binaries, data };

  // A user namespace shows root's own files as those of nobody: no copy, no change of owner, and it works below a home
  // folder with mode 0700.
  const args = ['-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  const { status } = spawnSync('unshare', [...args, join(binaries, 'bin', 'postgres'), '--version']);
  if (status === 0) return { prefix: ['unshare', ...args], spawnAs: {}, binaries, data };
  return dropToNobody(binaries, data);
}

/**
 * Used where namespaces are forbidden (some containers). Runs as nobody: in place if nobody may enter the folders, else
 * in a separate folder.
 */
function dropToNobody(binaries: string, data: string): Unprivileged {
  const spawnAs = { uid: NOBODY, gid: NOBODY };
  const succeeds = (command: string, args: string[]): boolean =>
    spawnSync(command, args, { ...spawnAs, cwd: '/' }).status === 0;

  const key = createHash('sha256').update(data).digest('hex').slice(0, 12);
  const separate = join(existsSync('/var/tmp') ? '/var/tmp' : tmpdir(), `araucaria-postgres-${key}`);
  const createSeparate = (): void => {
    mkdirSync(separate, { recursive: true, mode: 0o711 });
    // The name is predictable and every user may write to the parent folder: refuses a folder that another one created.
    const { uid } = lstatSync(separate);
    if (uid !== 0 || !lstatSync(separate).isDirectory()) throw new Error(`${separate} is not ours`);
  };
  const home = { binaries, data };
  if (!succeeds(join(binaries, 'bin', 'postgres'), ['--version'])) {
    createSeparate();
    home.binaries = join(separate, 'binaries');
    if (!existsSync(home.binaries)) {
      cpSync(binaries, home.binaries, { recursive: true, verbatimSymlinks: true });
    }
  }
  giveToNobody(data);
  if (!succeeds('/usr/bin/test', ['-w', data])) {
    createSeparate();
    home.data = join(separate, 'data');
    mkdirSync(home.data, { recursive: true, mode: 0o700 });
    giveToNobody(home.data);
  }
  return { prefix: [], spawnAs, ...home };
}

function giveToNobody(path: string): void {
  chownSync(path, NOBODY, NOBODY);
  for (const name of readdirSync(path)) {
    const inner = join(path, name);
    if (lstatSync(inner).isDirectory()) giveToNobody(inner);
    else lchownSync(inner, NOBODY, NOBODY);
  }
}
