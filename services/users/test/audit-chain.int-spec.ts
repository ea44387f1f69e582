import { Client } from 'pg';
import { UsersRpc, type Actor } from '@araucaria/contracts';
import { Database } from '@araucaria/database';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { verifyAuditTrail, type AuditHead } from '../src/audit/audit-verification.js';
import { AuditService } from '../src/audit/audit.service.js';
import type { Service } from './fixtures.js';

const ADMIN: Actor = { id: 7, username: 'chefe', isAdmin: true, isEmployee: false, roles: [] };

describe('the audit trail', () => {
  let service: Service;
  let owner: Client;
  let database: Database;
  beforeAll(async () => {
    service = await startTestService(AppModule, UsersRpc);
    database = service.app.get(Database);
    owner = new Client({ connectionString: process.env.DATABASE_URL, options: '-c search_path=users' });
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await service.stop();
  });

  /** Adds `count` entries and returns the number of the first. */
  const record = async (count: number): Promise<number> => {
    const { seq } = (await verify()).head;
    for (let index = 1; index <= count; index++)
      await service.as(ADMIN).audit({ action: 'resume.opened', subject: 'candidate', subjectId: `${index}` });
    return seq + 1;
  };
  const verify = (anchor?: AuditHead) => verifyAuditTrail(owner, anchor);
  /** Changes a copy of the trail, which has no triggers, and verifies the copy. */
  const verifyTampered = async (sql: string, anchor?: AuditHead) => {
    const tampered = new Client({ connectionString: process.env.DATABASE_URL });
    await tampered.connect();
    await tampered.query(`create temp table audit_entry as table users.audit_entry;
      create temp table audit_head as table users.audit_head;
      create temp table audit_origin as table users.audit_origin;
      set search_path = pg_temp`);
    await tampered.query(sql);
    const { broken } = await verifyAuditTrail(tampered, anchor);
    await tampered.end();
    return broken;
  };

  it('records the acting user, the request and the subject', async () => {
    const seq = await record(1);
    expect(
      await service.rows(
        'select action, subject, subject_id, actor_id, request_id, details from audit_entry where seq = $1',
        [seq],
      ),
    ).toEqual([
      {
        action: 'resume.opened',
        subject: 'candidate',
        subject_id: '1',
        actor_id: 7,
        request_id: 'test-audit',
        details: {},
      },
    ]);
  });

  it('is one chain when many transactions add entries at the same time', async () => {
    const before = await verify();
    await Promise.all(
      Array.from({ length: 40 }, () => service.as(ADMIN).audit({ action: 'audit.exported' })),
    );
    const after = await verify();
    expect(after.broken).toBeUndefined();
    expect(after.entries).toBe(before.entries + 40);
  });

  it('has no entry, and no gap, of a transaction that is rolled back', async () => {
    const before = await verify();
    const failed = database.transaction(async (em) => {
      await service.app.get(AuditService).add(em, { action: 'bonus.paid' });
      throw new Error('the change fails');
    });
    await expect(failed).rejects.toThrow('the change fails');
    await record(1);
    expect(await verify()).toMatchObject({ entries: before.entries + 1 });
    expect(await service.rows(`select seq from audit_entry where action = 'bonus.paid'`)).toEqual([]);
  });

  it.each([
    `update audit_entry set actor_id = 8`,
    `delete from audit_entry`,
    `truncate audit_entry`,
    `update audit_head set seq = 0`,
    `delete from audit_origin`,
    `alter table audit_entry disable trigger all`,
    `drop trigger audit_entry_append_only on audit_entry`,
    `create or replace function chain_audit_entry() returns trigger language plpgsql as 'begin return new; end'`,
    `set session_replication_role = replica`,
  ])('refuses the service: %s', async (sql) => {
    await expect(database.transaction((em) => em.execute(sql))).rejects.toThrow(
      /permission denied|must be owner/,
    );
  });

  it('gives the service a role without further powers', async () => {
    const roles = await database.read({
      text: `select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls,
         exists (select 1 from pg_auth_members where member = r.oid) as is_member
       from pg_roles r where rolname = current_user`,
    });
    const none = { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false };
    expect(roles).toEqual([{ ...none, is_member: false }]);
  });

  it('ignores the number, the time and the hash that a writer gives', async () => {
    await database.write({
      name: 'forge',
      text: `insert into audit_entry (seq, occurred_at, recorded_at, action, previous_hash, hash)
       values (1, now(), '2000-01-01', 'test.forged', 'x', 'y')`,
    });
    expect((await verify()).broken).toBeUndefined();
    const [entry] = await service.rows<{ recorded_at: Date }>(
      `select recorded_at from audit_entry where action = 'test.forged'`,
    );
    expect(entry?.recorded_at.getUTCFullYear()).toBeGreaterThan(2000);
  });

  it('reports the first entry that was changed, removed or moved', async () => {
    const first = await record(4);
    const second = first + 1;
    expect(await verifyTampered(`update audit_entry set actor_id = 8 where seq = ${second}`)).toEqual({
      seq: second,
      reason: 'the content of the entry was changed',
    });
    expect(await verifyTampered(`delete from audit_entry where seq = ${second}`)).toEqual({
      seq: second,
      reason: `the entry is missing; the next one is ${second + 1}`,
    });
    const swap = `update audit_entry set seq = case seq when ${second} then ${second + 1} else ${second} end
      where seq in (${second}, ${second + 1})`;
    expect(await verifyTampered(swap)).toEqual({
      seq: second,
      reason: 'the entry does not follow the one before it',
    });
    expect((await verify()).broken).toBeUndefined();
  });

  it('reports that the last entries were removed', async () => {
    const first = await record(3);
    expect(await verifyTampered(`delete from audit_entry where seq > ${first}`)).toMatchObject({
      seq: first + 1,
    });
    // The head is changed too: only an earlier head shows it.
    const { head } = await verify();
    const cut = `delete from audit_entry where seq > ${first};
      update audit_head h set seq = e.seq, hash = e.hash from audit_entry e where e.seq = ${first}`;
    expect(await verifyTampered(cut)).toBeUndefined();
    expect(await verifyTampered(cut, head)).toMatchObject({ seq: first + 1 });
  });

  it('reports a chain that was computed anew after an anchor', async () => {
    await record(1);
    const { head } = await verify();
    const anew = `update audit_entry set previous_hash = 'x' where seq = ${head.seq}`;
    expect(await verifyTampered(anew, { ...head, hash: '1'.repeat(64) })).toMatchObject({ seq: head.seq });
    expect((await verify({ ...head, hash: '1'.repeat(64) })).broken).toEqual({
      seq: head.seq,
      reason: 'the chain was computed anew: the entry had another hash',
    });
  });

  it('keeps the address of a request outside of the chain, and stays valid when its term ends', async () => {
    await database.transaction((em) =>
      service.app.get(AuditService).add(em, { action: 'login', origin: '203.0.113.9' }),
    );
    const { seq } = (await verify()).head;
    expect(await verifyTampered(`update audit_origin set address = '203.0.113.10'`)).toEqual({
      seq,
      reason: 'the address of the entry was changed',
    });
    const overdue = `update audit_origin set recorded_at = now() - interval '6 months 1 day' where seq = ${seq}`;
    await owner.query(overdue);
    const purge = 'select purge_audit_origins() as purged';
    expect(await database.write({ name: 'purge', text: purge })).toEqual([{ purged: 1 }]);
    expect((await verify()).broken).toBeUndefined();
  });
});
