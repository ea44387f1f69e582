import type { UserView } from '@araucaria/contracts';
import { AppError } from '@araucaria/platform';
import DataLoader from 'dataloader';
import { authorName } from '../src/users/author-name.js';

const usersThat = (load: () => UserView | null | Error) => ({
  user: new DataLoader<number, UserView | null>(async (ids) => ids.map(load), { cache: false }),
});
const entry = { actorId: 31, actorName: null };

describe('the author of an entry', () => {
  it('is the recorded name, the present one of its id, or that of an erased account', async () => {
    const ana = usersThat(() => ({ username: 'ana.lima' }) as UserView);
    expect(await authorName({ actorId: 31, actorName: 'ana' }, ana)).toBe('ana');
    expect(await authorName(entry, ana)).toBe('ana.lima');
    expect(
      await authorName(
        entry,
        usersThat(() => null),
      ),
    ).toBe('removido-31');
    expect(await authorName({ actorId: null, actorName: null }, ana)).toBeNull();
  });

  it('is the id while the users service does not respond: the entries of money are shown', async () => {
    expect(
      await authorName(
        entry,
        usersThat(() => new AppError('UNAVAILABLE')),
      ),
    ).toBe('Usuário nº 31');
    const broken = usersThat(() => new Error('broken'));
    await expect(authorName(entry, broken)).rejects.toThrow('broken');
  });
});
