// Checks configuration, rules and their tests in deploy/monitoring with Prometheus' own tool: npm run monitoring:check.
// PROMTOOL names the program; by default the one in PATH. Debian has it in the package `prometheus`, which need not be installed:
//   apt-get download prometheus && dpkg -x prometheus_*.deb /tmp/prometheus && export PROMTOOL=/tmp/prometheus/usr/bin/promtool
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../monitoring');
const promtool = process.env.PROMTOOL ?? 'promtool';

/** @param {string[]} parameters */
function run(...parameters) {
  const { status, error } = spawnSync(promtool, parameters, { cwd: folder, stdio: 'inherit' });
  if (error)
    console.error(`${promtool} cannot be run (${error.message}); see deploy/local/check-monitoring.mjs`);
  if (status !== 0) process.exit(1);
}

run('check', 'config', '--syntax-only', 'prometheus.yml');
run('check', 'rules', ...globSync('alerts/*.yml', { cwd: folder }));
run('test', 'rules', ...globSync('tests/*.yml', { cwd: folder }));
