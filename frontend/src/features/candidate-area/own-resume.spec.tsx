import { screen, within } from '@testing-library/react';
import { PROFILE_FIELDS, type Profile } from '@araucaria/contracts/domain';
import { gateway, renderScreen } from '../../testing/render-screen';
import type { CandidateArea, NewResume } from './area';
import { OwnResume } from './own-resume';

const EMPTY = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, null])) as Profile;
const AREA: CandidateArea = {
  email: 'joana@example.com',
  profile: { ...EMPTY, firstName: 'Joana', lastName: 'Prado', phone: '(41) 99999-0000' },
  consentVersion: null,
  consentAt: null,
  applications: [],
  resumeAccesses: [],
  terms: { applications: null, messages: null },
  lastResume: { filename: 'joana.pdf', at: '2026-03-01T12:00:00.000Z' },
  jobAlerts: [],
  staysAfterErasure: [],
};
const RESUMES = '/api/candidate-area/resumes';

describe('the résumé in the area of a candidate', () => {
  let sent: unknown[][];
  let changes: number;
  beforeEach(() => {
    sent = [];
    changes = 0;
  });
  const onChange = async () => void changes++;
  const reply = (method: 'POST' | 'DELETE', path: string, status: number, body?: unknown) =>
    gateway.replyRest(method, path, ({ body: received }) => {
      sent.push([method, path, received]);
      return { status, body };
    });
  const replyRead = (change: Partial<NewResume> = {}) =>
    gateway.replyRest('POST', RESUMES, ({ body }) => {
      sent.push(['POST', RESUMES, ((body as FormData).get('resume') as File).name]);
      return { status: 201, body: { id: 5, filename: 'nova.pdf', read: EMPTY, message: null, ...change } };
    });
  const choose = async (file = new File(['%PDF-1.7'], 'nova.pdf', { type: 'application/pdf' })) => {
    const { user } = await renderScreen(<OwnResume area={AREA} onChange={onChange} />);
    await user.upload(screen.getByLabelText('Novo currículo em PDF'), file);
    return user;
  };

  it('names the last file, and says which applications a new one is for', async () => {
    await renderScreen(<OwnResume area={AREA} onChange={onChange} />);
    expect(screen.getByText(/“joana\.pdf”, de 01\/03\/2026/)).toBeTruthy();
    expect(screen.getByText(/as que você já enviou continuam com o currículo/)).toBeTruthy();
  });

  it('shows field by field what differs, and takes what the person chooses when they confirm', async () => {
    replyRead({
      read: { ...EMPTY, firstName: 'Joana', lastName: 'Prado Lima', phone: '(41) 3333-0000', city: 'Lapa' },
    });
    reply('POST', `${RESUMES}/5/confirmation`, 204);
    const user = await choose();
    const group = within(await screen.findByRole('group', { name: 'Conferir o novo currículo' }));
    expect(group.getAllByRole('radiogroup')).toHaveLength(3);
    expect(group.queryByRole('radiogroup', { name: /^Nome:/ })).toBeNull();
    // What the profile lacks is added, and nothing else is replaced without a choice.
    expect(group.getByRole<HTMLInputElement>('radio', { name: /^Manter “Prado”/ }).checked).toBe(true);
    expect(group.getByRole<HTMLInputElement>('radio', { name: /^Usar “Lapa”/ }).checked).toBe(true);
    await user.click(group.getByRole('radio', { name: /^Usar “\(41\) 3333-0000”, do novo currículo/ }));
    expect(sent).toEqual([['POST', RESUMES, 'nova.pdf']]);
    await user.click(group.getByRole('button', { name: 'Usar este currículo' }));
    expect(await screen.findByText(/Currículo trocado/)).toBeTruthy();
    expect(sent[1]).toEqual([
      'POST',
      `${RESUMES}/5/confirmation`,
      { profile: { city: 'Lapa', phone: '(41) 3333-0000' } },
    ]);
    expect(changes).toBe(1);
  });

  it('discards a file, which changes nothing', async () => {
    replyRead({ message: 'Lido de uma imagem: confira os dados.' });
    reply('DELETE', `${RESUMES}/5`, 204);
    const user = await choose();
    expect(await screen.findByText('Lido de uma imagem: confira os dados.')).toBeTruthy();
    expect(screen.getByText(/Ele não muda o seu cadastro/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Descartar o arquivo' }));
    expect(await screen.findByText('O arquivo foi descartado, e nada mudou.')).toBeTruthy();
    expect(sent.map(([method]) => method)).toEqual(['POST', 'DELETE']);
  });

  it('says why a file is refused, without sending one that is too large', async () => {
    reply('POST', RESUMES, 422, { code: 'RESUME_UNREADABLE', message: 'Este PDF está protegido por senha.' });
    const user = await choose();
    expect(await screen.findByText('Este PDF está protegido por senha.')).toBeTruthy();
    const large = new File([new Uint8Array(6 * 1024 * 1024)], 'grande.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Novo currículo em PDF'), large);
    expect(await screen.findByText(/O arquivo é muito grande/)).toBeTruthy();
    expect(sent).toHaveLength(1);
  });
});
