import { jobStateOf } from '../src/jobs/job-closing.js';

describe('the closing day of a job', () => {
  const stateOn = (today: string, isActive = true) => jobStateOf({ isActive, closesOn: '2026-12-12' }, today);

  it('is said in words, and ends the applications when it has ended', () => {
    expect(stateOn('2026-12-11')).toEqual({ isOpen: true, closingText: 'Inscrições até 12/12/2026' });
    expect(stateOn('2026-12-12')).toEqual({ isOpen: true, closingText: 'Último dia' });
    const text = 'Inscrições encerradas em 12/12/2026';
    expect(stateOn('2026-12-13')).toEqual({ isOpen: false, closingText: text });
  });

  it('is not said of a job that staff closed, or without a day', () => {
    expect(stateOn('2026-12-11', false)).toEqual({ isOpen: false, closingText: null });
    const without = { isActive: true, closesOn: null };
    expect(jobStateOf(without, '2026-12-11')).toEqual({ isOpen: true, closingText: null });
  });
});
