import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import type { TestSystem } from '@araucaria/testing';
import { everythingIn } from './redis-contents.js';

/** The rows of all tables of the product that contain the word, as text. */
export async function findInTables(system: TestSystem, word: string): Promise<string[]> {
  const tables = await system.rows<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(25);
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await system.rows<{ text: string }>(
        `select t::text as text from ${name} t where t::text ilike '%' || $1 || '%'`,
        [word],
      );
      return rows.map(({ text }) => `${name}: ${text}`);
    }),
  );
  return found.flat();
}

/** The files of the data folder, résumés and logs, that contain the word, also in their name. */
export async function findInFiles(system: TestSystem, word: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(system.dataDir, { recursive: true })) {
    const path = join(system.dataDir, name);
    if (name.includes(word)) found.push(name);
    if ((await stat(path)).isFile() && (await readFile(path)).includes(word)) found.push(name);
  }
  return found;
}

/** Subjects of the mails in the mailbox that contain the word, in their text or their source. */
export async function findInMails({ mailbox }: TestSystem, word: string): Promise<string[]> {
  const found: string[] = [];
  for (const message of mailbox.messages()) {
    const source = await fetch(`${mailbox.url}/messages/${message.id}/source`);
    const text = `${JSON.stringify(message)} ${await source.text()}`.toLowerCase();
    if (text.includes(word)) found.push(message.subject);
  }
  return found;
}

/** What Redis holds of the system that contains the word: keys with their contents. */
export async function findInRedis(
  redis: Redis,
  { redisPrefix }: TestSystem,
  word: string,
): Promise<string[]> {
  const texts = await everythingIn(redis, redisPrefix);
  return texts.filter((text) => text.toLowerCase().includes(word));
}
