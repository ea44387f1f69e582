import type { CandidateView, ReferralView } from '@araucaria/contracts';
import { personalDataPage } from '../src/privacy/personal-data-page.js';
import type { SubjectExport } from '../src/privacy/subject-requests.service.js';

type Application = SubjectExport['applications'][number];

const APPLICATION = {
  candidate: {
    id: 7,
    firstName: 'Ana <b>',
    lastName: 'Souza',
    email: 'ana@example.com',
    status: 'interview',
    city: null,
    createdAt: '2026-03-02T15:30:00.000Z',
    startDate: '2026-04-01',
    resumeKey: 'chave-interna',
  } as CandidateView,
  experiences: [],
  education: [],
  history: [],
  resumeAccesses: [{ id: 1, candidateId: 7, actorId: 1, actorName: 'chefe', at: '2026-03-03T12:00:00.000Z' }],
  resumeNotices: null,
  resumeLanguages: [
    {
      language: 'Japonês',
      level: 'Básico',
      europeanLevel: '',
      confidence: 0.95,
      page: 1,
      line: 'Japonês básico',
    },
  ],
  resumeSkills: null,
  drafts: [],
  jobAlerts: [],
  newResumes: [],
  interviews: [],
  referralApplications: [],
  deliveries: [],
  resume: { filename: 'meu "cv".pdf', contentType: 'application/pdf', base64: 'JVBERi0=' },
} as Application;
const REFERRER: SubjectExport['referrer'] = {
  email: 'ana@example.com',
  users: [],
  referrals: [{ id: 3, code: 'REFANA01', clicks: 0, active: true } as ReferralView],
  applications: [],
  bonusEntries: [],
  candidateApplicationsThatStateThisReferrer: 2,
};
const page = (data: Partial<SubjectExport>) =>
  personalDataPage({ email: 'ana@example.com', applications: [], referrer: null, ...data }, '2026-03-10');

describe('the page with the data of a person', () => {
  it('labels the data in Portuguese, escaped, without internal values and empty fields', () => {
    const html = page({ applications: [APPLICATION] });
    expect(html).toContain('ligados ao e-mail ana@example.com, em 10/03/2026');
    expect(html).toContain('<dt>Nome</dt><dd>Ana &lt;b&gt;</dd>');
    expect(html).toMatch(/<dt>Data da candidatura<\/dt><dd>02\/03\/2026,? 12:30<\/dd>/);
    expect(html).toContain('<dt>Primeiro dia de trabalho</dt><dd>01/04/2026</dd>');
    expect(html).toContain('<h2>Acessos ao currículo</h2>');
    expect(html).toContain('<dt>Linha do currículo</dt><dd>Japonês básico</dd>');
    expect(html).not.toMatch(/chave-interna|Cidade|Experiências|<script|\bnull\b|undefined/);
  });

  it('holds the résumé as a link that saves it', () => {
    expect(page({ applications: [APPLICATION] })).toContain(
      '<a download="meu &quot;cv&quot;.pdf" href="data:application/pdf;base64,JVBERi0=">',
    );
  });

  it('shows what is stored about a referrer', () => {
    const html = page({ referrer: REFERRER });
    expect(html).toContain('<dt>Código do link</dt><dd>REFANA01</dd>');
    expect(html).toContain('<dt>Visitas ao link</dt><dd>0</dd>');
    expect(html).toContain('<dt>Link ativo</dt><dd>Sim</dd>');
    expect(html).toContain('citam você como quem indicou: 2.');
  });

  it('says that nothing is stored', () => {
    expect(page({})).toContain('Nenhum dado encontrado.');
  });
});
