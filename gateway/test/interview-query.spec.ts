import { interviewQuery } from '../src/interviews/interview-query.js';

describe('the query of the list of interviews', () => {
  it.each(['constructor', '__proto__', 'toString', 'qualquer'])('refuses the status %j', (status) => {
    expect(() => interviewQuery({ status })).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED' }) as Error,
    );
  });

  it('knows the tabs of the screen', () => {
    expect(interviewQuery({ status: 'pending' })).toMatchObject({ status: 'scheduled', confirmed: false });
    expect(interviewQuery({})).not.toHaveProperty('status');
  });
});
