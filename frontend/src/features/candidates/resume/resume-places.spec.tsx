import { screen, waitFor, within } from '@testing-library/react';
import { candidateDetail } from '../../../testing/fixtures/candidates';
import { ADMIN, gateway, renderScreen } from '../../../testing/render-screen';
import { CANDIDATE } from '../candidates-queries';
import OpenedCandidate from '../detail/opened-candidate';

const RESUME = 'GET /api/candidates/1/resume-base64';
/** How often the résumé was fetched. */
let reads = 0;

/** @param arrival when the résumé is read @returns the user, and the dialog of the candidate */
async function open(changes: Parameters<typeof candidateDetail>[1], arrival?: Promise<void>) {
  gateway.reply(CANDIDATE, ({ id }) => ({ candidate: candidateDetail(id, changes) }));
  const [method = '', path = ''] = RESUME.split(' ');
  reads = 0;
  gateway.replyRest(method, path, async () => {
    reads++;
    await arrival;
    return { body: { resumeData: null, resumeContentType: null } };
  });
  const { user } = await renderScreen(<OpenedCandidate id={1} onClose={() => undefined} />, {
    session: ADMIN,
  });
  return { user, shown: within(await screen.findByRole('dialog', { name: 'Ana Teste 1' })) };
}

describe('the way from a value to its place in the résumé', () => {
  it('opens the résumé, and is not offered once there turns out to be none', async () => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    const { user, shown } = await open({ resumeUrl: '/api/resumes/1.pdf', city: 'Curitiba' }, arrival);
    await user.click(shown.getByRole('tab', { name: 'Entrevistas' }));
    expect(shown.getAllByRole('button', { name: /^Ver no currículo/ }).map((each) => each.ariaLabel)).toEqual(
      [
        'Ver no currículo: Nome',
        'Ver no currículo: E-mail',
        'Ver no currículo: Telefone',
        'Ver no currículo: Cidade / Estado / CEP',
      ],
    );
    await user.click(shown.getByRole('button', { name: 'Ver no currículo: Telefone' }));
    expect(shown.getByRole('tab', { name: 'Currículo', selected: true })).toBeTruthy();
    arrive();
    await shown.findByText('O currículo não está disponível para este candidato.');
    await waitFor(() => expect(shown.queryByRole('button', { name: /^Ver no currículo/ })).toBeNull());
    // What is not known is not claimed.
    expect(shown.queryByText('Não encontrado no currículo')).toBeNull();
  });

  it('reads the file once, however often the user comes back to it', async () => {
    const { user, shown } = await open({ resumeUrl: '/api/resumes/1.pdf' });
    await shown.findByText('O currículo não está disponível para este candidato.');
    await user.click(shown.getByRole('tab', { name: 'Entrevistas' }));
    await user.click(shown.getByRole('tab', { name: 'Currículo' }));
    expect(await shown.findByText('O currículo não está disponível para este candidato.')).toBeTruthy();
    expect(reads).toBe(1);
  });

  it('is not offered for a scanned résumé, which has no text', async () => {
    const { shown } = await open({
      resumeUrl: '/api/resumes/1.pdf',
      resumeNotices: ['SCANNED', 'RECOGNIZED'],
    });
    expect(shown.getByText('(41) 99876-5432')).toBeTruthy();
    expect(shown.queryByRole('button', { name: /^Ver no currículo/ })).toBeNull();
  });
});
