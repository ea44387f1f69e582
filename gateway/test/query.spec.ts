import { AppError } from '@araucaria/platform';
import { text, whole, words } from '../src/http/query.js';

describe('the parameters of a query', () => {
  it('are refused when they are repeated, as a text and as a number', () => {
    const query = { search: ['ana', 'bia'], page: ['1', '2'] };
    const problem = (field: string) => ({ details: { errors: [{ field, message: 'Informe um só valor' }] } });
    for (const [field, read] of [
      ['search', text],
      ['page', whole],
    ] as const)
      expect(errorOf(() => read(query, field))).toMatchObject(problem(field));
  });

  it('form one list where a list is expected', () => {
    expect(words({ status: ['new,reviewing', 'approved'] }, 'status')).toEqual([
      'new',
      'reviewing',
      'approved',
    ]);
  });
});

function errorOf(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return error;
  }
}
