import { screen, waitFor, within } from '@testing-library/react';
import { RESPONSE_SETTINGS } from '../../domain/candidates/response-settings';
import { onDay } from '../../testing/fixed-day';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { MY_DAY_BONUSES, MY_DAY_CANDIDATES, MY_DAY_INTERVIEWS, MY_DAY_RESULTS } from './my-day-queries';
import MyDayPage from './my-day.page';

const interview = (id: string, interviewDate: string, firstName: string) => ({
  id,
  interviewDate,
  interviewType: 'technical' as const,
  status: 'scheduled' as const,
  confirmedBy: null,
  rescheduleRequestedAt: null,
  declinedAt: null,
  candidate: { id: Number(id), firstName, lastName: 'Prado' },
  job: { id: 5, title: 'Analista de Dados' },
});

const candidate = (id: number, firstName: string, createdAt: string) => ({
  id,
  firstName,
  lastName: 'Souza',
  jobTitle: null,
  createdAt,
  waitingSince: createdAt,
});

const bonus = {
  id: 31,
  candidateId: 7,
  candidateName: 'Carla Mendes',
  referrerName: 'Rita Prado',
  paymentStatus: 'overdue' as const,
  firstBonusAmount: 250,
  firstBonusDueDate: '2026-11-22T12:00:00.000Z',
  firstBonusPaid: false,
  secondBonusAmount: 250,
  secondBonusDueDate: '2027-01-06T12:00:00.000Z',
  secondBonusPaid: false,
};

const bonuses = (rows: Array<typeof bonus>, amountCents: number, dueInstalments: number) => ({
  bonusPage: { bonuses: rows },
  bonusFigures: { overdue: { amountCents }, dueInstalments },
});
const list = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the day', () => {
  onDay('2026-11-26');

  beforeEach(() => {
    gateway.reply(RESPONSE_SETTINGS, {
      responseSettings: { overdueDays: 15, sendDigest: true, version: 'a' },
    });
    gateway.reply(MY_DAY_INTERVIEWS, { interviews: [interview('11', '2026-11-26T23:30:00Z', 'Davi')] });
    gateway.reply(MY_DAY_RESULTS, {
      interviewPage: {
        interviews: [interview('10', '2026-11-24T13:00:00Z', 'Bia')],
        pagination: { totalInterviews: 7 },
      },
    });
    gateway.reply(MY_DAY_CANDIDATES, ({ filter }) => ({
      candidates: filter?.withoutResponseDays
        ? { candidates: [], pagination: { totalCandidates: 0 } }
        : {
            candidates: [
              candidate(3, 'Eva', '2026-11-25T15:00:00Z'),
              candidate(4, 'Noa', '2026-11-26T04:00:00Z'),
            ],
            pagination: { totalCandidates: 8 },
          },
    }));
    gateway.reply(MY_DAY_BONUSES, bonuses([bonus], 25_000, 1));
  });

  it('lists what waits, each with its act', async () => {
    const { user } = await renderScreen(<MyDayPage />, { address: '/inicio', session: ADMIN });
    expect(screen.getByText('quinta-feira, 26 de novembro de 2026')).toBeTruthy();

    const today = await list('Entrevistas de hoje');
    expect(await today.findByText('20:30')).toBeTruthy();
    expect(today.getByText('Entrevista Técnica · Analista de Dados · sem confirmação')).toBeTruthy();
    expect(today.getByRole('link', { name: 'Remarcar a entrevista de Davi Prado' })).toBeTruthy();

    const waiting = await list('Esperando por mim');
    const result = await waiting.findByRole('link', {
      name: 'Registrar resultado da entrevista de Bia Prado',
    });
    expect(result.getAttribute('href')).toBe(
      '/entrevistas?ver=entrevistas&aba=awaiting&dialogo=finalizar&entrevista=10',
    );
    // All of them are counted, and the first ones are asked for.
    expect(waiting.getByText('7')).toBeTruthy();
    expect(waiting.getByRole('link', { name: 'Mais 6: Esperando por mim' })).toBeTruthy();
    expect(gateway.calls(MY_DAY_INTERVIEWS)).toEqual([{ day: '2026-11-26' }]);
    expect(gateway.calls(MY_DAY_RESULTS)).toEqual([
      { filter: { awaitingOutcome: true, endDate: '2026-11-25' }, limit: 5 },
    ]);

    const fresh = await list('Novas desde ontem');
    expect((await fresh.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
      'ontemEva SouzaBanco de Talentos',
      'hojeNoa SouzaBanco de Talentos',
    ]);
    expect(fresh.getByText('8')).toBeTruthy();
    expect(fresh.getByRole('link', { name: 'Ver todas' }).getAttribute('href')).toBe(
      '/dashboard?status=new&de=2026-11-25',
    );

    expect(await (await list('Sem retorno há 15 dias')).findByText(/tiveram retorno no prazo/)).toBeTruthy();

    const due = await list('Bônus vencidos');
    expect(await due.findByText(/R\$\s250,00 \(1\)/)).toBeTruthy();
    expect(due.getByText('1ª parcela por Carla Mendes · venceu há 4 dias')).toBeTruthy();
    await user.click(fresh.getByRole('link', { name: 'Eva Souza' }));
    await waitFor(() => expect(location.search).toBe('?ficha=3'));
  });

  it.each([
    ['não pode ir', { declinedAt: '2026-11-25T12:00:00Z' }],
    ['pediu outro horário', { rescheduleRequestedAt: '2026-11-25T12:00:00Z' }],
  ])('says of an interview of today that the candidate %s', async (answer, response) => {
    gateway.reply(MY_DAY_INTERVIEWS, {
      interviews: [{ ...interview('11', '2026-11-26T23:30:00Z', 'Davi'), ...response }],
    });
    await renderScreen(<MyDayPage />, { address: '/inicio', session: ADMIN });
    const today = await list('Entrevistas de hoje');
    expect(await today.findByText(`Entrevista Técnica · Analista de Dados · ${answer}`)).toBeTruthy();
  });

  it('keeps the next interviews in view on a full day, and says how many more there are', async () => {
    const at = (oClock: number) => `2026-11-26T${String(oClock + 3).padStart(2, '0')}:00:00Z`;
    const done = { status: 'completed' as const };
    gateway.reply(MY_DAY_INTERVIEWS, {
      interviews: [
        { ...interview('1', at(7), 'Ada'), ...done },
        { ...interview('2', at(8), 'Bento'), ...done },
        interview('3', at(9), 'Caio'),
        interview('4', at(10), 'Dora'),
        interview('5', at(11), 'Enzo'),
        { ...interview('6', at(12), 'Flora'), ...done },
        interview('7', at(13), 'Gil'),
        interview('8', at(14), 'Hugo'),
        interview('9', at(15), 'Ivo'),
      ],
    });
    await renderScreen(<MyDayPage />, { address: '/inicio', session: ADMIN });
    const today = await list('Entrevistas de hoje');
    await today.findByText('13:00');
    const times = today.getAllByRole('listitem').map((row) => row.textContent?.slice(0, 5));
    // At noon: the last two that wait for their result, and what comes.
    expect(times).toEqual(['10:00', '11:00', '13:00', '14:00', '15:00']);
    expect(today.getByText('9')).toBeTruthy();
    expect(today.getByRole('link', { name: 'Mais 4: Entrevistas de hoje' }).getAttribute('href')).toBe(
      '/entrevistas?ver=entrevistas&de=2026-11-26&ate=2026-11-26',
    );
  });

  it('shows the interviews that are over where there is room', async () => {
    gateway.reply(MY_DAY_INTERVIEWS, {
      interviews: [
        { ...interview('1', '2026-11-26T11:00:00Z', 'Ada'), status: 'completed' },
        interview('2', '2026-11-26T20:00:00Z', 'Bento'),
      ],
    });
    await renderScreen(<MyDayPage />, { address: '/inicio', session: ADMIN });
    const today = await list('Entrevistas de hoje');
    await today.findByText('17:00');
    expect(today.getAllByRole('listitem').map((row) => row.textContent?.slice(0, 5))).toEqual([
      '08:00',
      '17:00',
    ]);
    expect(today.queryByText(/^Mais/)).toBeNull();
  });

  it('asks for nothing but what the role works on', async () => {
    await renderScreen(<MyDayPage />, {
      address: '/inicio',
      session: { ...ADMIN, isAdmin: false, roles: ['financeiro'] },
    });
    await (await list('Bônus vencidos')).findByText(/venceu há 4 dias/);
    expect(screen.getAllByRole('region')).toHaveLength(1);
    expect(gateway.calls(MY_DAY_CANDIDATES)).toEqual([]);
    expect(gateway.calls(MY_DAY_INTERVIEWS)).toEqual([]);
    expect(gateway.calls(MY_DAY_RESULTS)).toEqual([]);
  });

  it('offers no new time to who may not move interviews', async () => {
    await renderScreen(<MyDayPage />, {
      address: '/inicio',
      session: { ...ADMIN, isAdmin: false, roles: ['entrevistador'] },
    });
    const today = await list('Entrevistas de hoje');
    expect(await today.findByText('20:30')).toBeTruthy();
    expect(today.queryByRole('link', { name: /^Remarcar/ })).toBeNull();
  });

  it('says in its place what could not be loaded, and tries again', async () => {
    gateway.disconnect(MY_DAY_BONUSES);
    const { user } = await renderScreen(<MyDayPage />, { address: '/inicio', session: ADMIN });
    const due = await list('Bônus vencidos');
    await due.findByText('Erro ao carregar: Bônus vencidos');
    gateway.reply(MY_DAY_BONUSES, bonuses([], 0, 0));
    await user.click(due.getByRole('button', { name: 'Tentar novamente' }));
    expect(await due.findByText('Nenhuma parcela de bônus vencida.')).toBeTruthy();
  });
});
