import { screen, within } from '@testing-library/react';
import { sentApplication, type SentApplication } from '../../features/application/sent-application';
import { JOBS } from '../../domain/jobs/jobs-query';
import { job } from '../../testing/fixtures/jobs';
import { gateway, renderScreen } from '../../testing/render-screen';
import ApplicationSentPage from './application-sent.page';

const SENT: SentApplication = {
  job: { id: 12, title: 'Pintora' },
  email: 'joana@example.com',
  resume: 'joana.pdf',
  sentAt: '2026-03-02T12:00:00.000Z',
};

describe('the page after an application', () => {
  beforeEach(() => {
    gateway.reply(JOBS, {
      jobs: [job(11, 'Padeiro'), job(12, 'Pintora'), job(13, 'Antiga', { isOpen: false })],
    });
  });
  const open = () => renderScreen(<ApplicationSentPage />, { address: '/candidatura/enviada' });

  it('shows what was sent and what comes next, also after a reload', async () => {
    sentApplication.save(SENT);
    for (let visit = 0; visit < 2; visit += 1) {
      const { unmount } = await open();
      expect(screen.getByText(/^Candidatura enviada com sucesso! Agradecemos seu interesse\./)).toBeTruthy();
      const sent = within(screen.getByRole('region', { name: 'O que foi enviado' }));
      for (const text of ['Pintora', 'joana.pdf', 'joana@example.com', '02/03/2026, 09:00'])
        expect(sent.getByText(text)).toBeTruthy();
      const steps = within(screen.getByRole('region', { name: 'Próximos passos' }));
      expect(steps.getAllByRole('listitem')).toHaveLength(4);
      expect(steps.getByText('Depois: analisamos o seu currículo com atenção.')).toBeTruthy();
      expect(steps.getByRole('button', { name: 'Compartilhar a vaga Pintora' })).toBeTruthy();
      const others = within(await screen.findByRole('region', { name: 'Outras vagas abertas' }));
      expect(others.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Padeiro']);
      unmount();
    }
  });

  it('names the talent bank, and shares no job', async () => {
    sentApplication.save({ ...SENT, job: null, resume: null });
    await open();
    await screen.findByRole('region', { name: 'Outras vagas abertas' });
    expect(screen.getByText('Banco de Talentos')).toBeTruthy();
    expect(screen.getByText('Sem arquivo')).toBeTruthy();
    expect(screen.getByText('Depois: comparamos o seu perfil com as vagas que abrirmos.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Compartilhar/ })).toBeNull();
  });

  it('leads the owner of a known e-mail to the message, without an error', async () => {
    sentApplication.save({ ...SENT, isKept: true });
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Veja o seu e-mail' })).toBeTruthy();
    expect(screen.getByText(/Email já cadastrado/)).toBeTruthy();
    expect(screen.getByText(/enviamos para joana@example\.com diz o próximo passo/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Usar outro e-mail' }).getAttribute('href')).toBe(
      '/candidatura?jobId=12',
    );
    // Confirming reopens an application that was withdrawn.
    expect(screen.getByText(/diz desde quando; sem a sua confirmação, nada muda\.$/)).toBeTruthy();
    expect(screen.queryByText(/enviada com sucesso/)).toBeNull();
    expect(screen.queryByText(/para corrigir/)).toBeNull();
  });

  it('leads on in a tab that has sent nothing', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Nenhuma candidatura nesta aba' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Minha candidatura' }).getAttribute('href')).toBe(
      '/minha-candidatura',
    );
  });
});
