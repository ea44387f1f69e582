import { useState } from 'react';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen';
import type { Day } from './days';
import { DayField, type DayProblem } from './day-field';

const renderField = async (initial: Day = '') => {
  const problems: (DayProblem | null)[] = [];
  function Form() {
    const [day, setDay] = useState(initial);
    const onProblem = (problem: DayProblem | null) => problems.push(problem);
    return (
      <>
        <DayField label="Início" value={day} onChange={setDay} onProblem={onProblem} max="2030-12-31" />
        <output aria-label="valor">{day}</output>
      </>
    );
  }
  const { user } = await renderScreen(<Form />);
  return { user, problems };
};

const section = (name: string) => screen.getByRole('spinbutton', { name });
const shown = () => ['Dia', 'Mês', 'Ano'].map((name) => section(name).textContent).join('/');
const value = () => screen.getByRole('status', { name: 'valor' }).textContent;

describe('a day', () => {
  it('is typed in one go into the empty field', async () => {
    const { user } = await renderField();
    await user.click(section('Dia'));
    await user.keyboard('05032026');
    expect(shown()).toBe('05/03/2026');
    expect(value()).toBe('2026-03-05');
  });

  it('is replaced section by section', async () => {
    const { user } = await renderField('2026-03-05');
    await user.click(section('Ano'));
    await user.keyboard('2027');
    expect(value()).toBe('2027-03-05');
    await user.click(section('Dia'));
    await user.keyboard('28');
    expect(shown()).toBe('28/03/2027');
    expect(value()).toBe('2027-03-28');
  });

  it('is reported as incomplete when the field is left with half of it, or half of its year', async () => {
    const { user, problems } = await renderField();
    await user.click(section('Dia'));
    await user.keyboard('0503');
    await user.tab();
    await user.tab();
    expect(problems.at(-1)).toBe('incomplete');
    await user.click(section('Ano'));
    await user.keyboard('20');
    await user.tab();
    await user.tab();
    expect(shown()).toBe('05/03/0020');
    expect(problems.at(-1)).toBe('incomplete');
    expect(value()).toBe('');
  });

  it('is reported when it is after the last one allowed', async () => {
    const { user, problems } = await renderField();
    await user.click(section('Dia'));
    await user.keyboard('01012031');
    expect(value()).toBe('2031-01-01');
    expect(problems.at(-1)).toBe('after');
  });

  it('is emptied by its button', async () => {
    const { user } = await renderField('2026-03-05');
    await user.click(screen.getByTitle('Limpar valor'));
    expect(value()).toBe('');
    expect(shown()).toBe('DD/MM/AAAA');
  });
});
