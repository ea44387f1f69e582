import type { Migration } from '@mikro-orm/migrations';
import type { TablePrivileges } from './service-role.js';

/** A class-based migration. Its class name identifies it in the table `migration`, so it must not change. */
export type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

/** The schema of a service: what its migrations create, and what its role may do with it. */
export interface ServiceSchema {
  /** Name of the PostgreSQL schema, which is the service's name. */
  schema: string;
  /** In the order of execution. The first one is the baseline: it creates the schema of the first release. */
  migrations: MigrationClass[];
  /** Names of the migrations that the baseline replaces: a schema that has all of them has the tables of the baseline. */
  beforeBaseline?: readonly string[];
  /** Tables on which the role of the service has fewer privileges than to read and write. */
  privileges?: TablePrivileges;
  /** A query with the column `key`: the stored files that rows of the schema name. A backup copies them. */
  fileKeys?: string;
  /** What the schema knows and does about erasures, which a restore of an older backup has to repeat. */
  erasures?: readonly RepeatableErasure[];
}

/** Erasures of one kind of record. Several schemas may declare the same kind. */
export interface RepeatableErasure {
  /** Names the records, as `candidate`. */
  kind: string;
  /** A query with the columns `id` (integer) and `at` (timestamptz): the records of this kind that were erased. */
  erased?: string;
  /**
   * Statements that erase the records with the ids `$1` (integer[]) again, and that add the events of an erasure for other
   * schemas. They run on the restored rows before a process starts, so that no message is sent to an erased person.
   */
  repeat?: readonly string[];
}
