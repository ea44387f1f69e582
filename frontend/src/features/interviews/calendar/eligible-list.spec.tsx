import { screen, within } from '@testing-library/react';
import { personWith } from '../../../testing/fixtures/candidates';
import { ADMIN, gateway, renderScreen } from '../../../testing/render-screen';
import { ELIGIBLE_CANDIDATES } from '../interviews-queries';
import { EligibleList } from './eligible-list';

const candidate = (id: number) => ({
  id,
  firstName: 'Ana',
  lastName: `Teste ${id}`,
  email: `ana.${id}@example.com`,
  phone: '(41) 99876-5432',
  status: 'new' as const,
});

it('shows the other applications of eligible candidates, and opens them without a choice', async () => {
  gateway.reply(ELIGIBLE_CANDIDATES, {
    searchCandidates: [{ ...candidate(7), person: personWith(7, 8) }, candidate(9)],
  });
  const choices: Array<number | null> = [];
  const { user } = await renderScreen(
    <EligibleList chosen={null} onChoose={(id) => choices.push(id)} onSearch={() => undefined} />,
    {
      address: '/agendar-entrevistas',
      session: ADMIN,
    },
  );
  const list = within(await screen.findByRole('list', { name: /Candidatos elegíveis/ }));
  expect(list.getAllByRole('button', { name: /outra candidatura/ })).toHaveLength(1);
  await user.click(list.getByRole('button', { name: '1 outra candidatura de Ana Teste 7' }));
  await user.click(await screen.findByRole('link', { name: 'Vaga 8' }));
  expect(location.search).toBe('?ficha=8');
  expect(choices).toEqual([]);
  await user.click(await list.findByRole('button', { name: /^Ana Teste 7/ }));
  expect(choices).toEqual([7]);
});
