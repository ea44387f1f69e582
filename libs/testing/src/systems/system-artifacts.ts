import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Mailbox } from '@araucaria/mailbox';

/** Of each process. */
const LOG_LINES = 200;

interface SystemState {
  /** Distinguishes the systems of one file. */
  name: string;
  dataDir: string;
  mailbox: Mailbox;
  /** What is not done: lengths of queues, unpublished events, due messages. */
  openWork: () => Promise<string[]>;
}

/** Writes the ends of the logs, the open work and the subjects of all mails of a system that runs. */
export async function writeSystemState(
  folder: string,
  { name, dataDir, mailbox, openWork }: SystemState,
): Promise<void> {
  const target = join(folder, name);
  await mkdir(target, { recursive: true });
  const logs = (await readdir(dataDir, { recursive: true })).filter((path) => path.endsWith('.log'));
  for (const path of logs) {
    const lines = (await readFile(join(dataDir, path), 'utf8')).trimEnd().split('\n');
    await writeFile(join(target, basename(path)), `${lines.slice(-LOG_LINES).join('\n')}\n`);
  }
  const mails = mailbox
    .messages()
    .map(({ received, to, subject }) => `${received} ${to.join(', ')}: ${subject}`);
  await writeFile(join(target, 'mails.txt'), `${mails.join('\n')}\n`);
  await writeFile(join(target, 'open-work.txt'), `${(await openWork()).join('\n')}\n`);
}
