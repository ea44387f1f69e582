import { stringify } from 'csv-stringify/sync';
import {
  CANDIDATE_STATUS,
  CANDIDATE_STATUSES,
  CandidatesRpc,
  TALENT_BANK_TITLE,
  type CandidateView,
  type ExportCandidates,
} from '@araucaria/contracts';
import { ADMIN, insertCandidates } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { jobSaved, type Service } from './fixtures.js';

/** Every character that is escaped, others beside them, and one outside of the basic plane. */
const CHARACTERS = [...'=+-@\t\r\n;"\'＝＋－＠aÉç ,😀|\\'];
const GENERATED = 600;

const DATE = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'America/Sao_Paulo' });

/** The spreadsheet as csv-stringify formats it, which the other exports use. */
const expectedCsv = (views: CandidateView[]): string =>
  stringify(
    views.map((view) => ({
      Nome: `${view.firstName} ${view.lastName}`,
      'E-mail': view.email,
      Telefone: view.phone,
      Vaga: view.jobTitle ?? TALENT_BANK_TITLE,
      Status: CANDIDATE_STATUS[view.status],
      Score: view.scoredAt === null ? null : view.score,
      Cidade: view.city,
      Estado: view.state,
      Escolaridade: view.educationLevel,
      Curso: view.educationCourse,
      Indicação: view.referralCode,
      'Data de inscrição': DATE.format(new Date(view.createdAt)),
    })),
    {
      bom: true,
      delimiter: ';',
      escape_formulas: true,
      header: true,
      record_delimiter: 'windows',
      quoted_match: /[\r\n]/,
    },
  );

describe('the spreadsheet of candidates', () => {
  let service: Service;

  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
    await service.receive('job.saved', jobSaved(100, { title: '=Vaga; "especial"' }));
    await service.receive('job.saved', jobSaved(101, { title: 'Analista' }));
    await service.rows(
      insertCandidates(
        'first_name, last_name, email, phone, city, state, education_level, education_course, referral_code, job_id, score, scored_at, status, created_at',
        `select t, lower(t), t || n || '@exemplo.com.br', t, case when n % 3 > 0 then t end, '', 'Graduação', t,
         case when n % 2 = 0 then 'REFAAAAAA' end, case n % 4 when 0 then 100 when 1 then 101 end, n % 101,
         case when n % 5 > 0 then now() end, ($2::text[])[1 + n % cardinality($2::text[])],
         timestamptz '2025-11-21 02:59:59Z' + n * interval '61 minutes'
       from unnest($1::text[]) with ordinality as texts (t, n)`,
      ),
      [generatedTexts(), CANDIDATE_STATUSES],
    );
  });
  afterAll(() => service.stop());

  /** @param meanwhile runs once, behind the first batch */
  async function csvOf(filter: ExportCandidates = {}, meanwhile?: () => Promise<unknown>): Promise<string> {
    const first = await service.as(ADMIN).exportCsv(filter);
    await meanwhile?.();
    let text = first.csv;
    for (let { next } = first; next !== null;) {
      const batch = await service.as(ADMIN).exportCsv({ ...filter, ...next });
      text += batch.csv;
      next = batch.next;
    }
    return text;
  }

  async function viewsOf(filter: ExportCandidates = {}): Promise<CandidateView[]> {
    const views: CandidateView[] = [];
    for (let page = 1; ; page += 1) {
      const { candidates, pagination } = await service.as(ADMIN).list({ ...filter, page, limit: 100 });
      views.push(...candidates);
      if (page >= pagination.totalPages) return views;
    }
  }

  it('has the bytes of csv-stringify for every text, status and day', async () => {
    const views = await viewsOf();
    expect(views).toHaveLength(GENERATED);
    expect(await csvOf()).toBe(expectedCsv(views));
  });

  it.each([1, 7, 599, 600, 601])('is the same in batches of %i lines', async (limit) => {
    const filter = { startDate: '2025-11-21' };
    const expected = await csvOf(filter);
    // A batch of one line would take a call for each of 600 candidates.
    if (limit === 1) Object.assign(filter, { startDate: '2025-12-15' });
    expect(await csvOf({ ...filter, limit })).toBe(limit === 1 ? await csvOf(filter) : expected);
  });

  it.each(['name', '-name', 'score', '-score', 'createdAt', '-createdAt'] as const)(
    'is in the order %s of the list, whatever the size of its batches',
    async (sort) => {
      const filter = { endDate: '2025-11-24' };
      const { candidates } = await service.as(ADMIN).list({ ...filter, sort, limit: 100 });
      expect(candidates.length).toBeGreaterThan(50);
      const expected = expectedCsv(candidates);
      expect(await csvOf({ ...filter, sort, limit: 7 })).toBe(expected);
      expect(await csvOf({ ...filter, sort })).toBe(expected);
    },
  );

  it.each([
    ['score', 'update candidate_record set score = 100 - score'],
    ['-score', 'update candidate_record set score = 100 - score'],
    ['name', 'update candidate_record set first_name = reverse(first_name), last_name = reverse(last_name)'],
  ] as const)(
    'has each candidate once, in the order %s of its beginning, when all change meanwhile',
    async (sort, change) => {
      const filter = { endDate: '2025-11-24', sort };
      const { candidates } = await service.as(ADMIN).list({ ...filter, limit: 100 });
      const changed = await csvOf({ ...filter, limit: 7 }, () => service.rows(change));
      const emails = (text: string) => text.match(/\d+@exemplo\.com\.br/g);
      expect(emails(changed)).toEqual(emails(expectedCsv(candidates)));
      await service.rows(change);
    },
  );

  it('leaves out who was erased meanwhile, in any order', async () => {
    const filter = { startDate: '2025-12-10', sort: 'name' } as const;
    const expected = await csvOf(filter);
    const [erased] = await service.rows<{ id: number }>(
      insertCandidates(
        'first_name, last_name, email, phone',
        `values ('Zilda', 'Zago', 'zilda@exemplo.com.br', '41999990000')`,
      ),
    );
    const erase = () => service.rows('delete from candidate_record where id = $1', [erased?.id]);
    expect(await csvOf({ ...filter, limit: 7 }, erase)).toBe(expected);
  });

  it('holds the candidates of the filter, and only the headings for none', async () => {
    const filter: ExportCandidates = { job: 101, status: ['new', 'contratado'], endDate: '2025-12-01' };
    const views = await viewsOf(filter);
    expect(views.length).toBeGreaterThan(1);
    expect(await csvOf(filter)).toBe(expectedCsv(views));
    const [headings] = expectedCsv(views).split('\r\n');
    expect(await csvOf({ job: 999 })).toBe(`${headings}\r\n`);
  });

  it('refuses an unknown status and a batch that is too large', async () => {
    const call = (filter: object) => service.as(ADMIN).exportCsv(filter);
    await expect(call({ status: ['feliz'] })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(call({ limit: 5_001 })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

/** Texts of up to four characters, beginning with each pair of {@link CHARACTERS}. */
function generatedTexts(): string[] {
  const count = CHARACTERS.length;
  return Array.from({ length: GENERATED }, (_, n) =>
    [n % count, Math.floor(n / count) % count, (n * 7) % count, (n * 13) % count]
      .slice(0, 1 + (n % 4))
      .map((index) => CHARACTERS[index])
      .join(''),
  );
}
