import { fillTemplate, findVariables } from './message-templates';

describe('fillTemplate', () => {
  it('replaces variables with known values and keeps the others', () => {
    const text = fillTemplate('Olá, [nome]! [Data] em [local], [nome].', { nome: 'Ana', data: '23/11/2026' });
    expect(text).toBe('Olá, Ana! 23/11/2026 em [local], Ana.');
    expect(findVariables(text)).toEqual(['[local]']);
  });

  it('replaces variables in braces, except those that are filled in on sending', () => {
    const text = fillTemplate('{{nome}}, {{ HORA }} em {{local}}: {{link}} [horário]', {
      nome: 'Ana',
      hora: '09:00',
    });
    expect(text).toBe('Ana, 09:00 em {{local}}: {{link}} 09:00');
    expect(findVariables(text, ['link'])).toEqual(['{{local}}']);
  });

  it('inserts a value literally, whatever characters it contains', () => {
    expect(fillTemplate('[nome]', { nome: '$& [vaga]' })).toBe('$& [vaga]');
  });
});
