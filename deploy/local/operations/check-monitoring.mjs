// Checks configuration, rules and their tests in deploy/monitoring with Prometheus' own tool: npm run monitoring:check.
// PROMTOOL names the program. Without it: the one in PATH, or that of Debian's package `prometheus`, which is downloaded and
// unpacked into the toolchain folder without root.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toolchainDir } from '../bootstrap/paths.mjs';

const folder = join(import.meta.dirname, '../../monitoring');
const promtool = process.env.PROMTOOL ?? findPromtool();

/** @returns {string} */
function findPromtool() {
  if (spawnSync('promtool', ['--version']).status === 0) return 'promtool';
  const home = join(toolchainDir(), 'prometheus');
  const program = join(home, 'usr/bin/promtool');
  if (existsSync(program)) return program;
  const work = `${home}.${process.pid}`;
  mkdirSync(work, { recursive: true });
  try {
    execFileSync('apt-get', ['download', 'prometheus'], { cwd: work, stdio: 'inherit' });
    for (const file of globSync('*.deb', { cwd: work }))
      execFileSync('dpkg-deb', ['-x', file, 'root'], { cwd: work });
    renameSync(join(work, 'root'), home);
  } catch (error) {
    throw new Error("promtool was not found, and Debian's package could not be fetched: set PROMTOOL", {
      cause: error,
    });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return program;
}

/** @param {string[]} parameters */
function run(...parameters) {
  const { status, error } = spawnSync(promtool, parameters, { cwd: folder, stdio: 'inherit' });
  if (error) console.error(`${promtool} cannot be run: ${error.message}`);
  if (status !== 0) process.exit(1);
}

run('check', 'config', '--syntax-only', 'prometheus.yml');
run('check', 'rules', ...globSync('alerts/*.yml', { cwd: folder }));
run('test', 'rules', ...globSync('tests/*.yml', { cwd: folder }));
