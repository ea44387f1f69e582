import { screen } from '@testing-library/react';
import { ADMIN, renderScreen } from '../../testing/render-screen';

const form = (
  <>
    <label htmlFor="aceite">Aceito</label>
    <input type="checkbox" id="aceite" />
    <label>
      <input type="checkbox" /> Avisar
    </label>
  </>
);

describe('a double click on a label', () => {
  it.each(['Aceito', 'Avisar'])('toggles “%s” twice', async (label) => {
    const { user } = await renderScreen(form, { session: ADMIN });
    await user.dblClick(screen.getByText(label));
    expect(screen.getByLabelText(label)).toHaveProperty('checked', false);
    await user.tripleClick(screen.getByText(label));
    expect(screen.getByLabelText(label)).toHaveProperty('checked', true);
  });
});
