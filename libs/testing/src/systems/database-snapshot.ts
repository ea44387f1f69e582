import { DatabaseError, type Pool } from 'pg';

/** SQLSTATE deadlock_detected */
const DEADLOCK = '40P01';
const RESTORE_ATTEMPTS = 5;

interface Table {
  /** With its schema, quoted. */
  name: string;
  copy: string;
  /** Quoted; without those that PostgreSQL computes. */
  columns: string;
}

const TABLES = `
  select c.oid::regclass::text as name, 'snapshot.' || quote_ident(n.nspname || '.' || c.relname) as copy,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute a
     where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema', 'snapshot')
  order by 1`;

/** Sequences with their state. A sequence that was not used yet has no last value. */
const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value) as value,
    last_value is not null as used
  from pg_sequences where schemaname <> 'snapshot'`;

/**
 * The rows of all tables of a database, to which it can be brought back. Rows are compared, not the definitions of tables: the
 * roles of the services cannot change those.
 */
export class DatabaseSnapshot {
  private constructor(
    private readonly owner: Pool,
    private readonly tables: Table[],
  ) {}

  /** @param owner a superuser: triggers do not run while rows are copied back */
  static async take(owner: Pool): Promise<DatabaseSnapshot> {
    const { rows: tables } = await owner.query<Table>(TABLES);
    await owner.query(`
      begin isolation level repeatable read;
      create schema snapshot;
      ${tables.map(({ name, copy, columns }) => `create table ${copy} as select ${columns} from ${name};`).join('\n')}
      create table snapshot.sequence as ${SEQUENCES};
      commit;
    `);
    return new DatabaseSnapshot(owner, tables);
  }

  /**
   * Copies the rows back, and sets the sequences to their values. Waits for transactions of services that have written. One of them may
   * lock two tables in another order: PostgreSQL ends one of the two.
   */
  async restore(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.copyBack();
      } catch (error) {
        await this.owner.query('rollback');
        const isDeadlock = error instanceof DatabaseError && error.code === DEADLOCK;
        if (!isDeadlock || attempt === RESTORE_ATTEMPTS) throw error;
      }
    }
  }

  /** Deletes rows: to truncate a table creates its files and those of its indexes anew, which takes fifteen times as long. */
  private async copyBack(): Promise<void> {
    const { tables } = this;
    await this.owner.query(`
      begin;
      set local session_replication_role = replica;
      lock table ${tables.map(({ name }) => name).join(', ')} in share row exclusive mode;
      ${tables
        .map(
          ({ name, copy, columns }) => `delete from ${name};
            insert into ${name} (${columns}) overriding system value select ${columns} from ${copy};`,
        )
        .join('\n')}
      select setval(name::regclass, value, used) from snapshot.sequence;
      commit;
    `);
  }

  /** The tables and sequences that differ from the snapshot. */
  async differences(): Promise<string[]> {
    const checksum = (table: string, columns: string) =>
      `(select md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) from (select ${columns} from ${table}) t)`;
    const { rows } = await this.owner.query<{ name: string }>(`
      select name from (values ${this.tables
        .map(
          ({ name, copy, columns }) =>
            `('${name}', ${checksum(name, columns)} <> ${checksum(copy, columns)})`,
        )
        .join(', ')}) compared (name, differs) where differs
      union all
      select name from ((${SEQUENCES}) except table snapshot.sequence) moved
      order by 1`);
    return rows.map(({ name }) => name);
  }
}
