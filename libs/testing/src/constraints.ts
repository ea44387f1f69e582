import type { ServiceName } from '@araucaria/contracts/domain';
import { Client } from 'pg';
import { createServiceDatabase, type TestDatabase } from './test-database.js';

interface ConstraintSuite {
  /** Statements that the schema accepts, in this order. */
  stored: string[];
  /** Statements that it then refuses, each with a part of PostgreSQL's message. */
  refused: [sql: string, message: string][];
}

/** Declares a test for each rule that the schema of a service enforces itself, whatever its code does. */
export function describeConstraints(service: ServiceName, { stored, refused }: ConstraintSuite): void {
  describe(`the schema of ${service}`, () => {
    let database: TestDatabase;
    let client: Client;
    beforeAll(async () => {
      database = await createServiceDatabase(service);
      client = new Client({
        connectionString: database.url,
        options: `-c search_path=${service},public -c timezone=UTC`,
      });
      await client.connect();
      for (const sql of stored) await client.query(sql);
    });
    afterAll(async () => {
      await client?.end();
      await database?.drop();
    });

    it.each(refused)('refuses: %s (%s)', async (sql, message) => {
      await expect(client.query(sql)).rejects.toThrow(message);
    });
  });
}
