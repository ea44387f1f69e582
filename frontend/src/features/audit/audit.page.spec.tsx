import { screen, waitFor, within } from '@testing-library/react';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { AUDIT_ACTORS, AUDIT_TRAIL, type AuditRow } from './audit-queries';
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

let rows: AuditRow[];
const renderAudit = (address = '/auditoria') => renderScreen(<AuditPage />, { address, session: ADMIN });

beforeEach(() => {
  rows = [
    row(9, {
      action: 'candidate.status-changed',
      subject: 'candidate',
      subjectId: '7',
      details: [
        { name: 'from', value: 'new' },
        { name: 'to', value: 'reviewing' },
      ],
    }),
    row(8, { actorId: null, actorName: null, action: 'login.failed' }),
    row(7, { actorId: 5, actorName: null }),
  ];
  gateway.reply(AUDIT_ACTORS, () => ({ staff: [{ id: 1, username: 'ana' }] }));
  gateway.reply(AUDIT_TRAIL, ({ before }) => ({
    auditTrail: before ? { entries: [row(1)], nextBefore: null } : { entries: rows, nextBefore: 7 },
  }));
});

describe('the audit trail', () => {
  it('shows who did what, to whom, when and from where', async () => {
    await renderAudit();
    expect(await screen.findByText('Status de candidato alterado')).toBeTruthy();
    expect(screen.getByText('Candidato 7')).toBeTruthy();
    expect(screen.getByText('from: new, to: reviewing')).toBeTruthy();
    expect(screen.getByText('Visitante ou sistema')).toBeTruthy();
    expect(screen.getByText('Usuário 5 (excluído)')).toBeTruthy();
    expect(screen.getAllByText('203.0.113.9')).toHaveLength(3);
  });

  it('filters by the user and the action, and returns to the newest entries', async () => {
    const { user } = await renderAudit('/auditoria?antes=7&tipo=account');
    await screen.findByText('Voltar aos mais recentes');
    await user.click(screen.getByRole('combobox', { name: 'O quê' }));
    await user.click(within(await screen.findByRole('listbox')).getByText('Entrou no sistema'));
    await waitFor(() =>
      expect(gateway.calls(AUDIT_TRAIL).at(-1)).toMatchObject({
        filter: { action: 'login', subject: 'account' },
        before: null,
      }),
    );
  });

  it('shows older entries', async () => {
    const { user } = await renderAudit();
    await user.click(await screen.findByRole('button', { name: 'Mais antigos' }));
    await waitFor(() => expect(gateway.calls(AUDIT_TRAIL).at(-1)).toMatchObject({ before: 7 }));
    expect(await screen.findByRole('button', { name: 'Voltar aos mais recentes' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mais antigos' })).toBeNull();
  });

  it('says that no entry matches', async () => {
    rows = [];
    await renderAudit('/auditoria?registro=99');
    expect(await screen.findByText('Nenhum registro encontrado')).toBeTruthy();
  });

  it('exports what the filters show', () => {
    const view = { ...AUDIT_VIEW, usuario: '1', acao: 'login', startDate: '2026-03-01', antes: '7' };
    expect(auditExportPath(view)).toBe(
      '/api/admin/audit/export.csv?actorId=1&action=login&startDate=2026-03-01',
    );
  });
});
