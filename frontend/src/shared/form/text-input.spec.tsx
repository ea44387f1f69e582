import { useForm } from 'react-hook-form';
import { act, screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen';
import { setServerErrors } from './server-errors';
import { TextInput } from './text-input';

interface Values {
  title: string;
  city: string;
}

const inCapitals = (text: string): string | Promise<string> => text.toUpperCase();

const renderForm = async (send: (values: Values) => void, format = inCapitals) => {
  function Form() {
    const form = useForm<Values>({ mode: 'onTouched', defaultValues: { title: '', city: '' } });
    const refuse = () => setServerErrors(form, [{ field: 'city', message: 'Cidade desconhecida' }]);
    return (
      <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <TextInput
          control={form.control}
          name="title"
          label="Título"
          limit={10}
          rules={{ required: 'Informe o título' }}
        />
        <TextInput control={form.control} name="city" label="Cidade" format={format} />
        <button>Salvar</button>
        <button type="button" onClick={refuse}>
          Recusar
        </button>
      </form>
    );
  }
  const { user } = await renderScreen(<Form />);
  return { user, submit: () => user.click(screen.getByRole('button', { name: 'Salvar' })) };
};
const title = () => screen.getByLabelText(/^Título/);
const city = () => screen.getByLabelText('Cidade');

describe('a text field', () => {
  it('keeps a pasted text over its limit, and is refused with the focus until it fits', async () => {
    const sent: Values[] = [];
    const { user, submit } = await renderForm((values) => sent.push(values));
    await user.click(title());
    await user.paste('a'.repeat(12));
    expect(screen.getByText('Use no máximo 10 caracteres: retire 2')).toBeTruthy();
    await submit();
    expect([sent, document.activeElement]).toEqual([[], title()]);
    expect(title()).toHaveProperty('value', 'a'.repeat(12));
    await user.keyboard('{Backspace}{Backspace}');
    expect(screen.queryByText(/Use no máximo/)).toBeNull();
    await submit();
    expect(sent).toEqual([{ title: 'a'.repeat(10), city: '' }]);
  });

  it('keeps what is typed while the earlier text is formatted', async () => {
    let finish = (_formatted: string) => {};
    const { user } = await renderForm(
      () => undefined,
      (text) => (text === 'Curitib' ? new Promise((resolve) => (finish = resolve)) : text.toUpperCase()),
    );
    await user.type(city(), 'Curitib');
    await user.click(title());
    await user.type(city(), 'a');
    await act(() => Promise.resolve(finish('CURITIB')));
    expect(city()).toHaveProperty('value', 'Curitiba');
    await user.click(title());
    expect(city()).toHaveProperty('value', 'CURITIBA');
  });

  it('shows its own rule before the limit', async () => {
    const { user, submit } = await renderForm(() => undefined);
    await submit();
    expect(await screen.findByText('Informe o título')).toBeTruthy();
    expect(title()).toHaveProperty('required', true);
    await user.type(title(), 'Padeiro');
    expect(screen.queryByText('Informe o título')).toBeNull();
  });

  it('shows an error of the server with the focus', async () => {
    const { user } = await renderForm(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Recusar' }));
    expect(await screen.findByText('Cidade desconhecida')).toBeTruthy();
    expect(document.activeElement).toBe(city());
  });

  it('formats its text when it is left', async () => {
    const { user } = await renderForm(() => undefined);
    await user.type(city(), 'lapa');
    expect(city()).toHaveProperty('value', 'lapa');
    await user.tab();
    expect(city()).toHaveProperty('value', 'LAPA');
  });
});
