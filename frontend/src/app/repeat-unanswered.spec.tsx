import { CREATE_TEMPLATE, DELETE_TEMPLATE } from '../features/messages/message-queries';
import { CANDIDATE_HIRED, UNDO_CANDIDATE_HIRED } from '../domain/referrals/hire-queries';
import { gateway } from '../testing/render-screen';
import { apollo } from '../shared/api/apollo';

const CREATION = {
  mutation: CREATE_TEMPLATE,
  variables: {
    input: { title: 'Convite', type: 'email', content: 'Até segunda!' } as const,
    formKey: '6c1d2f0e-3b52-4d4e-9a36-0a2b5a7d8e11',
  },
};
const HIRE = { mutation: CANDIDATE_HIRED, variables: { id: 7, changeId: 'a' } };

/** The first calls break the connection. */
function breaking<T>(calls: number, response: T): () => T {
  let left = calls;
  return () => {
    if (left-- > 0) throw new TypeError('Failed to fetch');
    return response;
  };
}

describe('a mutation whose response is lost', () => {
  it('is sent again, as the same form or the same change', async () => {
    const created = { id: 6, updatedAt: '2026-11-26T12:00:00.000Z', ...CREATION.variables.input };
    gateway.reply(CREATE_TEMPLATE, breaking(1, { createMessageTemplate: created }));
    await apollo.mutate(CREATION);
    const { formKey } = CREATION.variables;
    expect(gateway.formKeys(CREATE_TEMPLATE)).toEqual([formKey, formKey]);
    gateway.reply(CANDIDATE_HIRED, breaking(1, { setCandidateStatus: { id: 7, status: 'contratado' } }));
    await apollo.mutate(HIRE);
    expect(gateway.calls(CANDIDATE_HIRED)).toEqual([HIRE.variables, HIRE.variables]);
  });

  it('is sent twice at most', async () => {
    gateway.disconnect(CANDIDATE_HIRED);
    await expect(apollo.mutate(HIRE)).rejects.toThrow('Failed to fetch');
    expect(gateway.calls(CANDIDATE_HIRED)).toHaveLength(2);
  });

  it('is sent once if the server does not recognise it, or has refused it', async () => {
    gateway.disconnect(DELETE_TEMPLATE);
    await expect(apollo.mutate({ mutation: DELETE_TEMPLATE, variables: { id: 5 } })).rejects.toThrow();
    expect(gateway.calls(DELETE_TEMPLATE)).toHaveLength(1);
    gateway.disconnect(UNDO_CANDIDATE_HIRED);
    const undo = { mutation: UNDO_CANDIDATE_HIRED, variables: { changeId: 'a' } };
    await expect(apollo.mutate(undo)).rejects.toThrow();
    expect(gateway.calls(UNDO_CANDIDATE_HIRED)).toHaveLength(1);
    gateway.refuse(CANDIDATE_HIRED, { code: 'CHANGED_MEANWHILE', message: 'Mudou.' });
    await expect(apollo.mutate(HIRE)).rejects.toThrow('Mudou.');
    expect(gateway.calls(CANDIDATE_HIRED)).toHaveLength(1);
  });
});
