import { parseScore, scoreHint, scoreTone, statusLabel, statusTone } from './candidate-status';

describe('candidate status', () => {
  it.each([
    ['new', 'blue'],
    ['NOVO', 'blue'],
    ['Em Análise', 'purple'],
    ['entrevista agendada', 'yellow'],
    ['Approved', 'green'],
    ['reprovado', 'red'],
    ['contratado', 'emerald'],
    ['hiring_offer', 'gray'],
    ['', 'gray'],
    // A property of Object.prototype is no status.
    ['constructor', 'gray'],
  ])('%s is %s', (status, tone) => {
    expect(statusTone(status)).toBe(tone);
  });

  it('shows an unknown status as it is', () => {
    expect(statusLabel('hiring_documents')).toBe('Documentação Pendente');
    expect(statusLabel('toString')).toBe('toString');
    expect(statusLabel('outro')).toBe('outro');
  });

  it.each([
    [100, 'green'],
    [90, 'green'],
    [89, 'emerald'],
    [75, 'emerald'],
    [74, 'yellow'],
    [60, 'yellow'],
    [59, 'orange'],
    [40, 'orange'],
    [39, 'red'],
    [0, 'red'],
  ])('a score of %i is %s', (score, tone) => {
    expect(scoreTone(score)).toBe(tone);
  });

  it('parses a typed score', () => {
    expect(['85', '85,4', '101', '-3', 'abc', ''].map(parseScore)).toEqual([85, 85, 100, 0, 0, 0]);
  });

  it('names the score that will be saved if it differs from the typed text', () => {
    expect(['85', ' 85 ', '', '12,5', '85.4', '101', '-3'].map(scoreHint)).toEqual([
      undefined,
      undefined,
      undefined,
      'Será salvo como 13',
      'Será salvo como 85',
      'Será salvo como 100',
      'Será salvo como 0',
    ]);
    expect(['abc', '1.234,5'].map(scoreHint)).toEqual([
      'Não é um número: será salvo como 0',
      'Não é um número: será salvo como 0',
    ]);
  });
});
