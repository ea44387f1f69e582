import { spawn } from 'node:child_process';

/**
 * Child processes must not outlive the launcher, not even when SIGKILL ends it and no handler runs. A small shell, the
 * watchdog, reads from a pipe that only the launcher holds. When the launcher exits, for any reason, the pipe ends and
 * the watchdog stops the processes on its list. This works on every POSIX system, unlike prctl's parent-death signal.
 *
 * Lines that it reads: `+ pid signal stage` and `- pid`. Stage 1 (processes of the product) has 4 s to exit before
 * stage 2 (PostgreSQL, Redis) is signalled, which has 8 s. Then what still runs is killed with everything it started:
 * each child leads a process group of its own. Turns last 0.1 s.
 */
const WATCHDOG_SCRIPT = `
trap '' INT TERM HUP
set -f
list=
while read -r op pid rest; do
  kept=
  for entry in $list; do [ "\${entry%%:*}" = "$pid" ] || kept="$kept $entry"; done
  list=$kept
  [ "$op" = + ] && list="$list $pid:\${rest% *}:\${rest#* }"
done
wait_for_exit() {
  turn=0
  while [ $turn -lt $2 ]; do
    alive=
    for entry in $list; do
      [ "\${entry##*:}" = "$1" ] && kill -0 "\${entry%%:*}" 2>/dev/null && alive=1
    done
    [ -z "$alive" ] && return
    sleep 0.1
    turn=$((turn + 1))
  done
}
signal_stage() {
  for entry in $list; do
    middle=\${entry#*:}
    [ "\${entry##*:}" = "$1" ] && kill -s "\${middle%%:*}" "\${entry%%:*}" 2>/dev/null
  done
}
kill_groups() {
  for entry in $list; do
    [ "\${entry##*:}" = "$1" ] && kill -s KILL -- "-\${entry%%:*}" 2>/dev/null
  done
}
signal_stage 1; wait_for_exit 1 40; kill_groups 1
signal_stage 2; wait_for_exit 2 80; kill_groups 2
`;

/** @type {import('node:child_process').ChildProcess | undefined} */
let watchdog;

/** @param {string} line */
function send(line) {
  if (!watchdog) {
    // A session of its own: Ctrl-C in the terminal must not reach it before the launcher has stopped everything.
    watchdog = spawn('/bin/sh', ['-c', WATCHDOG_SCRIPT], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    });
    watchdog.on('error', () => undefined);
    watchdog.stdin?.on('error', () => undefined);
    watchdog.unref();
    /** @type {import('node:net').Socket} */ (watchdog.stdin).unref();
  }
  watchdog.stdin?.write(`${line}\n`);
}

/**
 * Ends a child, spawned `detached`, when this process dies before the child does.
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ signal: 'INT' | 'TERM' | 'QUIT', stage: 1 | 2 }} how
 */
export function stopWithLauncher(child, { signal, stage }) {
  if (child.pid === undefined || child.exitCode !== null) return;
  send(`+ ${child.pid} ${signal} ${stage}`);
  child.once('exit', () => send(`- ${child.pid}`));
}
