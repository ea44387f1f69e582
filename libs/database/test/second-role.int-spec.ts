import { Migration } from '@mikro-orm/migrations';
import { Client } from 'pg';
import { createTestDatabase } from '@araucaria/testing';
import { migrateSchema } from '../src/migrate.js';

class CreateNotes extends Migration {
  override up(): void {
    this.addSql(
      'create table note (id integer generated always as identity primary key, text text not null)',
    );
  }
}

const SCHEMA = { schema: 'notes', migrations: [CreateNotes] };

describe('the role of backups', () => {
  it('reads tables and sequences, and changes nothing', async () => {
    const database = await createTestDatabase();
    const service = database.environment('notes').SERVICE_DATABASE_URL;
    const backup = database.environment('backup').SERVICE_DATABASE_URL;
    const client = new Client({ connectionString: backup });
    try {
      await migrateSchema(database.url, SCHEMA, service, backup);
      // Twice: the migrations of each release grant again.
      await migrateSchema(database.url, SCHEMA, service, backup);
      await client.connect();
      expect((await client.query('select * from notes.note')).rows).toEqual([]);
      expect((await client.query('select last_value from notes.note_id_seq')).rows).toEqual([
        { last_value: '1' },
      ]);
      for (const statement of [
        `insert into notes.note (text) values ('x')`,
        'delete from notes.note',
        `select nextval('notes.note_id_seq')`,
        'create table notes.other (id integer)',
      ])
        await expect(client.query(statement)).rejects.toThrow('permission denied');
      await expect(migrateSchema(database.url, SCHEMA, service, database.url)).rejects.toThrow(
        'is not restricted',
      );
    } finally {
      await client.end();
      await database.drop();
    }
  });
});

describe('the role of a service', () => {
  it('is replaced by a second one, which works beside it until the first is dropped', async () => {
    const database = await createTestDatabase();
    const first = database.environment('notes').SERVICE_DATABASE_URL;
    const second = new URL(database.environment('notes_2').SERVICE_DATABASE_URL);
    second.password = 'a-new-password';
    const write = async (url: string): Promise<number> => {
      const client = new Client({ connectionString: url });
      try {
        await client.connect();
        return (await client.query(`insert into notes.note (text) values ('x')`)).rowCount ?? 0;
      } finally {
        await client.end();
      }
    };
    const owner = new Client({ connectionString: database.url });
    try {
      await migrateSchema(database.url, SCHEMA, first);
      await migrateSchema(database.url, SCHEMA, second.href);
      expect([await write(first), await write(second.href)]).toEqual([1, 1]);

      await owner.connect();
      const name = owner.escapeIdentifier(new URL(first).username);
      await owner.query(`drop owned by ${name}; drop role ${name}`);
      await expect(write(first)).rejects.toThrow();
      expect(await write(second.href)).toBe(1);
      expect((await owner.query('select from notes.note')).rowCount).toBe(3);
    } finally {
      await owner.end();
      await database.drop();
    }
  });
});
