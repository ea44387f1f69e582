import { fillTemplate, findVariables } from './message-templates';

describe('fillTemplate', () => {
  it('puts in what is known and leaves the rest to be seen', () => {
    const text = fillTemplate('Olá, [nome]! [Data] em [local], [nome].', { nome: 'Ana', data: '23/11/2026' });
    expect(text).toBe('Olá, Ana! 23/11/2026 em [local], Ana.');
    expect(findVariables(text)).toEqual(['[local]']);
  });

  it('knows named variables, and those that are filled in later', () => {
    const text = fillTemplate('{{nome}}, {{ HORA }} em {{local}}: {{link}} [horário]', {
      nome: 'Ana',
      hora: '09:00',
    });
    expect(text).toBe('Ana, 09:00 em {{local}}: {{link}} 09:00');
    expect(findVariables(text, ['link'])).toEqual(['{{local}}']);
  });

  it('takes a value as it is, whatever signs it holds', () => {
    expect(fillTemplate('[nome]', { nome: '$& [vaga]' })).toBe('$& [vaga]');
  });
});
