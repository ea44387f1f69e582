import { screen, waitFor, within } from '@testing-library/react';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { STAFF } from '../../domain/staff/staff-queries';
import { FIND_PERSONS } from '../../domain/persons/person-queries';
import { AUDIT_TRAIL, VISITOR_REFUSALS, type AuditRow } from './audit-queries';
import { auditExportPath, AUDIT_VIEW } from './audit-view';
import AuditPage from './audit.page';

const row = (id: number, changes: Partial<AuditRow> = {}): AuditRow => ({
  id,
  at: '2026-03-02T12:00:00.000Z',
  action: 'login',
  actorId: 1,
  actorName: 'ana',
  subject: 'account',
  subjectId: '1',
  origin: '203.0.113.9',
  details: [],
  ...changes,
});

const ACCOUNTS = [
  { id: 1, username: 'ana' },
  { id: 3, username: 'bruno', fullName: 'Bruno Lima' },
  { id: 5, username: 'carla' },
].map((account) => ({ fullName: null, ...account }));

let rows: AuditRow[];
const renderAudit = (address = '/auditoria') => renderScreen(<AuditPage />, { address, session: ADMIN });

beforeEach(() => {
  rows = [
    row(9, {
      action: 'candidate.status-changed',
      subject: 'candidate',
      subjectId: '7',
      details: [
        { name: 'to', value: 'reviewing' },
        { name: 'from', value: 'new' },
      ],
    }),
    row(8, { actorId: null, actorName: null, action: 'login.failed' }),
    row(7, { actorId: 5, actorName: null }),
  ];
  gateway.reply(STAFF, ({ search, ids }) => ({
    staff: ACCOUNTS.filter(
      ({ id, username }) => (!ids || [ids].flat().includes(id)) && username.includes(search ?? ''),
    ),
  }));
  gateway.reply(AUDIT_TRAIL, ({ before }) => ({
    auditTrail: before ? { entries: [row(1)], nextBefore: null } : { entries: rows, nextBefore: 7 },
  }));
});

describe('the audit trail', () => {
  it('shows who did what, to whom, when and from where', async () => {
    await renderAudit();
    expect(await screen.findByText('Status de candidato alterado')).toBeTruthy();
    expect(screen.getByText('Candidato 7')).toBeTruthy();
    expect(screen.getByText('de: Novo, para: Em análise')).toBeTruthy();
    expect(screen.getByText('Visitante ou sistema')).toBeTruthy();
    expect(screen.getByText('Usuário 5 (excluído)')).toBeTruthy();
    expect(screen.getAllByText('203.0.113.9')).toHaveLength(3);
  });

  it('opens an entry with its whole texts', async () => {
    const { user } = await renderAudit();
    await user.click(await screen.findByText('de: Novo, para: Em análise'));
    const entry = within(await screen.findByRole('dialog', { name: 'Status de candidato alterado' }));
    for (const text of ['ana', 'Candidato 7', 'de: Novo, para: Em análise', '203.0.113.9', '9'])
      expect(entry.getByText(text)).toBeTruthy();
  });

  it('says in words what was done, and that the person did it', async () => {
    const detail = (name: string, value: string) => ({ name, value });
    rows = [
      row(6, {
        action: 'candidate.status-changed',
        actorId: null,
        actorName: null,
        details: [detail('from', 'new'), detail('to', 'declined'), detail('undone', 'false')],
      }),
      row(5, {
        action: 'candidate.profile-changed',
        actorId: null,
        actorName: null,
        details: [detail('fields', 'zip, city')],
      }),
      row(4, { action: 'candidate.viewed', details: [detail('count', '2')] }),
      row(3, {
        action: 'bonus.paid',
        details: [detail('instalment', 'first'), detail('amountCents', '25000')],
      }),
    ];
    await renderAudit();
    expect(await screen.findByText('de: Novo, para: Recusado')).toBeTruthy();
    expect(screen.getByText('campos: CEP + Cidade')).toBeTruthy();
    expect(screen.getAllByText('A própria pessoa')).toHaveLength(2);
    expect(screen.getByText('vezes: 2')).toBeTruthy();
    expect(screen.getByText(/^parcela: 1ª, valor: R\$\s250,00$/)).toBeTruthy();
  });

  it('filters by the user and the action, and returns to the newest entries', async () => {
    const { user } = await renderAudit('/auditoria?antes=7&tipo=account');
    await screen.findByText('Voltar aos mais recentes');
    await user.click(screen.getByRole('button', { name: 'O quê' }));
    await user.click(within(await screen.findByRole('listbox')).getByText('Entrou no sistema'));
    await waitFor(() =>
      expect(gateway.calls(AUDIT_TRAIL).at(-1)).toMatchObject({
        filter: { action: 'login', subject: 'account' },
        before: null,
      }),
    );
  });

  it('finds the user who acted by name among all accounts, and asks for that one of the address', async () => {
    const { user } = await renderAudit('/auditoria?usuario=5');
    const who = await screen.findByRole('combobox', { name: 'Quem' });
    await waitFor(() => expect(who).toHaveProperty('value', 'carla'));
    expect(gateway.calls(STAFF)).toContainEqual({ ids: [5], includeDeactivated: true });
    await user.clear(who);
    await user.type(who, 'bru');
    await waitFor(() =>
      expect(gateway.calls(STAFF)).toContainEqual({ search: 'bru', includeDeactivated: true, limit: 100 }),
    );
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await user.click(screen.getByRole('option', { name: 'bruno' }));
    await waitFor(() =>
      expect(gateway.calls(AUDIT_TRAIL).at(-1)).toMatchObject({ filter: { actorId: 3 }, before: null }),
    );
    expect(who).toHaveProperty('value', 'bruno');
    await user.click(screen.getByRole('button', { name: 'Limpar todos os filtros' }));
    await waitFor(() => expect(who).toHaveProperty('value', ''));
  });

  it('shows older entries', async () => {
    const { user } = await renderAudit();
    await user.click(await screen.findByRole('button', { name: 'Mais antigos' }));
    await waitFor(() => expect(gateway.calls(AUDIT_TRAIL).at(-1)).toMatchObject({ before: 7 }));
    expect(await screen.findByRole('button', { name: 'Voltar aos mais recentes' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mais antigos' })).toBeNull();
  });

  it('finds a person by name, and shows what happened with their application', async () => {
    const found = {
      candidateId: 7,
      name: 'Ana Souza',
      maskedEmail: 'a•••@exemplo.com',
      jobTitle: null,
      appliedAt: '2026-03-02T12:00:00.000Z',
    };
    gateway.reply(FIND_PERSONS, () => ({ findPersons: [found], findReferrers: [] }));
    const { user } = await renderAudit();
    await user.click(await screen.findByRole('button', { name: 'Procurar pessoa pelo nome' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Nome da pessoa'), 'an{Enter}');
    expect(await dialog.findByText('Informe ao menos 3 letras do nome')).toBeTruthy();
    expect(gateway.calls(FIND_PERSONS)).toEqual([]);
    await user.type(dialog.getByLabelText('Nome da pessoa'), 'a{Enter}');
    await user.click(await dialog.findByText('Banco de Talentos · 02/03/2026 · a•••@exemplo.com'));
    await waitFor(() =>
      expect(gateway.calls(AUDIT_TRAIL).at(-1)).toMatchObject({
        filter: { subject: 'candidate', subjectId: '7' },
      }),
    );
    expect(screen.getByText('Ana Souza')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Limpar todos os filtros' }));
    await waitFor(() =>
      expect(gateway.calls(AUDIT_TRAIL).at(-1)).toMatchObject({ filter: { subject: null, subjectId: null } }),
    );
    expect(screen.queryByText('Ana Souza')).toBeNull();
  });

  it('finds a person who referred, too, and shows what happened with their data', async () => {
    const found = {
      referralId: 4,
      name: 'Ana Lima',
      maskedEmail: 'l•••@exemplo.com',
      jobTitles: ['Dev', 'Analista'],
      referrals: 3,
      lastReferredAt: '2026-03-02T12:00:00.000Z',
    };
    gateway.reply(FIND_PERSONS, () => ({ findPersons: [], findReferrers: [found] }));
    const { user } = await renderAudit();
    await user.click(await screen.findByRole('button', { name: 'Procurar pessoa pelo nome' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Nome da pessoa'), 'ana{Enter}');
    await user.click(
      await dialog.findByText('Indicou para Dev, Analista · 3 indicações · 02/03/2026 · l•••@exemplo.com'),
    );
    await waitFor(() =>
      expect(gateway.calls(AUDIT_TRAIL).at(-1)).toMatchObject({
        filter: { subject: 'referrer', subjectId: '4' },
      }),
    );
    expect(screen.getByText('Ana Lima')).toBeTruthy();
  });

  it('says that no entry matches', async () => {
    rows = [];
    await renderAudit('/auditoria?registro=99');
    expect(await screen.findByText('Nenhum registro encontrado')).toBeTruthy();
  });

  it('shows what was refused to visitors, which is no part of the trail', async () => {
    const refusal = { at: '2026-03-02T12:00:00.000Z', code: 'UNAUTHENTICATED', origin: '203.0.113.9' };
    gateway.reply(VISITOR_REFUSALS, ({ before }) => ({
      visitorRefusals: {
        refusals: before
          ? [{ ...refusal, id: 1, where: 'GET /api/candidates', count: 1 }]
          : [{ ...refusal, id: 8, where: null, count: 70 }],
        nextBefore: before ? null : 8,
      },
    }));
    const { user } = await renderAudit();
    await user.click(await screen.findByRole('tab', { name: 'Recusas a visitantes' }));
    expect(await screen.findByText('Várias, contadas por hora')).toBeTruthy();
    expect(location.search).toBe('?ver=recusas');
    await user.click(screen.getByRole('button', { name: 'Mais antigas' }));
    expect(await screen.findByText('GET /api/candidates')).toBeTruthy();
  });

  it('exports what the filters show', () => {
    const view = { ...AUDIT_VIEW, usuario: '1', acao: 'login', startDate: '2026-03-01', antes: '7' };
    expect(auditExportPath(view)).toBe(
      '/api/admin/audit/export.csv?actorId=1&action=login&startDate=2026-03-01',
    );
  });
});
