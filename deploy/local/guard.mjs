import { spawn } from 'node:child_process';

/**
 * Children must not outlive the launcher, not even when it is killed with SIGKILL and runs no handler. A small shell
 * waits at the end of a pipe that only the launcher holds: when the launcher is gone, however it went, the pipe ends
 * and the shell stops what is still on its list. Works on every POSIX system, unlike prctl's parent-death signal.
 *
 * Lines it reads: `+ pid signal stage` and `- pid`. Stage 1 (processes) is given 4 s before stage 2 (PostgreSQL,
 * Redis) is told to stop, which has 8 s. Then what is left is killed with everything it started: each child leads a
 * process group of its own.
 */
const SCRIPT = `
trap '' INT TERM HUP
set -f
list=
while read -r op pid rest; do
  kept=
  for entry in $list; do [ "\${entry%%:*}" = "$pid" ] || kept="$kept $entry"; done
  list=$kept
  [ "$op" = + ] && list="$list $pid:\${rest% *}:\${rest#* }"
done
finish() {
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
tell() {
  for entry in $list; do
    middle=\${entry#*:}
    [ "\${entry##*:}" = "$1" ] && kill -s "\${middle%%:*}" "\${entry%%:*}" 2>/dev/null
  done
}
sweep() {
  for entry in $list; do
    [ "\${entry##*:}" = "$1" ] && kill -s KILL -- "-\${entry%%:*}" 2>/dev/null
  done
}
tell 1; finish 1 40; sweep 1
tell 2; finish 2 80; sweep 2
`;

/** @type {import('node:child_process').ChildProcess | undefined} */
let guard;

/** @param {string} line */
function say(line) {
  if (!guard) {
    // Its own session: a Ctrl-C in the terminal must not reach it before the launcher has stopped everything.
    guard = spawn('/bin/sh', ['-c', SCRIPT], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
    guard.on('error', () => undefined);
    guard.stdin?.on('error', () => undefined);
    guard.unref();
    /** @type {import('node:net').Socket} */ (guard.stdin).unref();
  }
  guard.stdin?.write(`${line}\n`);
}

/**
 * Puts a child, spawned `detached`, under guard until it exits.
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ signal: 'INT' | 'TERM' | 'QUIT', stage: 1 | 2 }} how
 */
export function guardChild(child, { signal, stage }) {
  if (child.pid === undefined || child.exitCode !== null) return;
  say(`+ ${child.pid} ${signal} ${stage}`);
  child.once('exit', () => say(`- ${child.pid}`));
}
