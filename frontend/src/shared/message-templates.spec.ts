import { fillTemplate, openPlaces } from './message-templates';

describe('fillTemplate', () => {
  it('puts in what is known and leaves the rest to be seen', () => {
    const text = fillTemplate('Olá, [nome]! [Data] em [local], [nome].', { nome: 'Ana', data: '23/11/2026' });
    expect(text).toBe('Olá, Ana! 23/11/2026 em [local], Ana.');
    expect(openPlaces(text)).toEqual(['[local]']);
  });

  it('takes a value as it is, whatever signs it holds', () => {
    expect(fillTemplate('[nome]', { nome: '$& [vaga]' })).toBe('$& [vaga]');
  });
});
