import { useEffect, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router-dom';
import { unstable_NormalPriority as NormalPriority, unstable_scheduleCallback as schedule } from 'scheduler';
import { DeleteBonusRuleDocument, JobsDocument } from '../generated/graphql';
import { failureOf } from '../shared/api/failure';
import { useFreshQuery } from '../shared/api/use-fresh-query';
import { usePublicQuery } from '../shared/api/use-public-query';
import type { Day } from '../shared/dates/days';
import { DayField } from '../shared/dates/day-field';
import { useSession } from '../shared/session/use-session';
import { toast } from '../shared/toasts/toast';
import { FakeGateway } from './fake-gateway';
import { job } from './fixtures/jobs';
import { ADMIN, gateway, renderScreen } from './render-screen';

function StaffJobs() {
  const { data, error } = useFreshQuery(JobsDocument);
  if (error) return <p>{failureOf(error).message}</p>;
  return <p>{data ? data.jobs.map(({ title }) => title).join(', ') : 'Carregando'}</p>;
}

function PublicJobs() {
  const { data, error } = usePublicQuery(JobsDocument);
  if (error) return <p>{failureOf(error).message}</p>;
  return <p>{data ? data.jobs.map(({ title }) => title).join(', ') : 'Carregando'}</p>;
}

function DeleteRule() {
  const [remove] = useMutation(DeleteBonusRuleDocument);
  const [failure, setFailure] = useState('');
  const onClick = () =>
    void remove({ variables: { id: 7 } }).catch((error: unknown) => setFailure(failureOf(error).message));
  return <button onClick={onClick}>{failure || 'Excluir'}</button>;
}

function WhoAndWhere() {
  const { user } = useSession();
  const { id } = useParams();
  return <p>{`${user?.fullName ?? 'visitante'} em ${id}`}</p>;
}

function keepBusy(durationMs: number): void {
  const end = performance.now() + durationMs;
  while (performance.now() < end);
}

describe('a rendered screen', () => {
  it.each([
    ['staff', <StaffJobs key="staff" />],
    ['visitors', <PublicJobs key="public" />],
  ])('shows %s what the gateway replies, and nothing of an earlier test', async (_readers, jobs) => {
    let respond = () => undefined as void;
    const held = new Promise<void>((resolve) => (respond = resolve));
    gateway.reply(JobsDocument, () => held.then(() => ({ jobs: [job(1, 'Padeiro'), job(2, 'Pintora')] })));
    await renderScreen(jobs);
    expect(screen.getByText('Carregando')).toBeTruthy();
    respond();
    expect(await screen.findByText('Padeiro, Pintora')).toBeTruthy();
    expect(gateway.calls(JobsDocument)).toHaveLength(1);
  });

  it('shows the refusal of an operation, and knows its variables', async () => {
    gateway.refuse(DeleteBonusRuleDocument, { code: 'NOT_FOUND', message: 'Regra não encontrada' });
    const { user } = await renderScreen(<DeleteRule />);
    await user.click(screen.getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Regra não encontrada')).toBeTruthy();
    expect(gateway.calls(DeleteBonusRuleDocument)).toEqual([{ id: 7 }]);
  });

  it('shows a broken connection', async () => {
    gateway.disconnect(JobsDocument);
    await renderScreen(<StaffJobs />);
    expect(await screen.findByText(/Verifique a sua conexão/)).toBeTruthy();
  });

  it('has a session and an address', async () => {
    await renderScreen(<WhoAndWhere />, { address: '/vagas/12', route: '/vagas/:id', session: ADMIN });
    expect(screen.getByText('Ana Admin em 12')).toBeTruthy();
  });

  it('is a visitor’s unless a session is given', async () => {
    await renderScreen(<WhoAndWhere />, { address: '/vagas/12', route: '/vagas/:id' });
    expect(screen.getByText('visitante em 12')).toBeTruthy();
  });

  it('shows toasts, and none of an earlier test', async () => {
    const { user } = await renderScreen(<button onClick={() => toast.success('Salvo')}>Salvar</button>);
    expect(screen.queryByText('Excluído')).toBeNull();
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('Salvo')).toBeTruthy();
  });

  it('is read when all that has changed is rendered, on a busy machine too', async () => {
    function Sending() {
      const [state, setState] = useState('');
      const [isSending, setSending] = useState(true);
      const fail = () => {
        flushSync(() => setState('Falhou'));
        // React does not go on after a task that takes this long.
        schedule(NormalPriority, () => keepBusy(20));
        setSending(false);
      };
      useEffect(() => void setTimeout(fail, 1), []);
      return <button>{`${isSending ? 'Enviando' : 'Enviar'} ${state}`}</button>;
    }
    await renderScreen(<Sending />);
    expect(await screen.findByText(/Falhou/)).toHaveProperty('textContent', 'Enviar Falhou');
  });

  it('lets a user type a day', async () => {
    const days: string[] = [];
    function Form() {
      const [day, setDay] = useState<Day>('');
      days.push(day);
      return <DayField label="Início" value={day} onChange={setDay} />;
    }
    const { user } = await renderScreen(<Form />);
    for (const [section, digits] of [
      ['Ano', '2026'],
      ['Dia', '05'],
      ['Mês', '03'],
    ] as const) {
      await user.click(screen.getByRole('spinbutton', { name: section }));
      await user.keyboard(digits);
    }
    await waitFor(() => expect(days.at(-1)).toBe('2026-03-05'));
  });
});

describe('the fake gateway', () => {
  const post = (fake: FakeGateway, operationName: string) =>
    fake.fetch('/graphql', { method: 'POST', body: JSON.stringify({ operationName, variables: {} }) });

  it('fails a test that calls an operation without a reply', async () => {
    const fake = new FakeGateway();
    await expect(post(fake, 'Jobs')).rejects.toThrow('unexpected operation Jobs');
    expect(() => fake.reset()).toThrow('unexpected operation Jobs');
    expect(() => fake.reset()).not.toThrow();
  });

  it('fails a test that calls an unknown address', async () => {
    const fake = new FakeGateway();
    await expect(fake.fetch('/api/jobs?t=1')).rejects.toThrow('unexpected call GET /api/jobs');
    expect(() => fake.reset()).toThrow('unexpected call GET /api/jobs');
  });

  it('fails a test whose reply the schema does not allow', async () => {
    const fake = new FakeGateway();
    fake.reply(JobsDocument, { jobs: [{ ...job(1, 'Padeiro'), type: 'estagio' as 'Estagio' }] });
    await expect(post(fake, 'Jobs')).rejects.toThrow('invalid reply to Jobs');
    expect(() => fake.reset()).toThrow('JobType');
  });
});
