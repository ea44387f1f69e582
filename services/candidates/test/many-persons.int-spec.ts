import { CandidatesRpc } from '@araucaria/contracts';
import { insertCandidates } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import type { Service } from './fixtures.js';

const APPLICATIONS = 20_000;

describe('the persons of many deleted applications', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
  });
  afterAll(() => service.stop());

  it('are found by their keys, without reading the whole table', async () => {
    await service.rows(
      insertCandidates(
        'first_name, last_name, email, phone',
        `select 'Pessoa', 'Muitas', 'muitas' || n || '@exemplo.com.br', '12345678' from generate_series(1, ${APPLICATIONS}) n`,
      ),
    );
    await service.rows('vacuum analyze candidate_record, person');
    // In one transaction, so that the statistics are those of the deletion alone.
    await service.rows(`
      do $$
      declare
        before bigint := (select seq_scan from pg_stat_xact_user_tables where relid = 'person'::regclass);
        scans bigint;
      begin
        delete from candidate_record where id % 2 = 0;
        select seq_scan - before into scans from pg_stat_xact_user_tables where relid = 'person'::regclass;
        if scans > 0 then raise exception '% scans of all persons', scans; end if;
      end $$`);
    expect(await service.rows('select count(*)::int as persons from person')).toEqual([
      { persons: APPLICATIONS / 2 },
    ]);
  });
});
