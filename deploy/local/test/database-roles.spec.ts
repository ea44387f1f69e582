import { roleUrl } from '../system/database-roles.ts';

describe('the address of a database role', () => {
  it('keeps server, database and settings of the owner, and has a password of its own', () => {
    const url = new URL(
      roleUrl('postgres://owner:secret@db.example:5433/talentos?sslmode=require', 'jobs', 'x'),
    );
    expect(`${url.host}${url.pathname}${url.search}`).toBe('db.example:5433/talentos?sslmode=require');
    expect(url.username).toBe('talentos_jobs');
    expect(url.password).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is the same for each replica, and differs by service, database and secret', () => {
    const of = (database: string, schema: string, secret: string) =>
      roleUrl(`postgres://owner:secret@db/${database}`, schema, secret);
    expect(of('a', 'jobs', 'x')).toBe(of('a', 'jobs', 'x'));
    const addresses = [
      of('a', 'jobs', 'x'),
      of('a', 'users', 'x'),
      of('b', 'jobs', 'x'),
      of('a', 'jobs', 'y'),
    ];
    expect(new Set(addresses.map((address) => new URL(address).password)).size).toBe(4);
  });

  it.each(['postgres://owner@db/a', 'postgres:///a?host=/var/run/postgresql', 'postgres://localhost/a'])(
    'exists also for an owner without a password: %s',
    (owner) => {
      const url = new URL(roleUrl(owner, 'jobs', 'x'));
      expect([url.username, url.pathname]).toEqual(['a_jobs', '/a']);
      expect(url.searchParams.get('host')).toBe(new URL(owner).searchParams.get('host'));
    },
  );
});
