import { fillTemplate } from '@araucaria/contracts/domain';
import { describeVariable, fillByHand, findVariables } from './message-templates';

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
    expect(fillTemplate('{{local}} {{local}}', { local: 'R$$ 500' })).toBe('R$$ 500 R$$ 500');
  });

  it.each(['R$$ 500', '$&', "$`$'$1", '[vaga]'])('inserts %j letter by letter, as it was typed', (typed) => {
    const filled = fillByHand('Em [local], {{local}}. [vaga]', (variable) => variable !== '[vaga]' && typed);
    expect(filled).toBe(`Em ${typed}, ${typed}. [vaga]`);
  });

  it('reads older names with and without accents, as the server does', () => {
    expect(fillTemplate('[horario] [Horário] [link de confirmação]', { hora: '09:00', link: 'x' })).toBe(
      '09:00 09:00 x',
    );
    expect(findVariables('[horario] [link de confirmacao]', ['hora', 'link'])).toEqual([]);
    expect(describeVariable('[horario]')).toBe('Horário da entrevista');
  });

  it.each(['[constructor]', '{{__proto__}}', '[toString]', '[valueOf]', '{{hasOwnProperty}}'])(
    'knows no variable of the name %s',
    (text) => {
      expect(fillTemplate(text, {})).toBe(text);
      expect(findVariables(text)).toEqual([text]);
      expect(describeVariable(text).toLowerCase()).toBe(text.replace(/[^\w]/g, '').toLowerCase());
    },
  );
});
