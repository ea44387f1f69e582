import { screen } from '@testing-library/react';
import { ADMIN, gateway, renderScreen } from '../../testing/render-screen';
import { previewsOf } from '../../testing/fixtures/rejections';
import { RejectionPreview } from './rejection-preview';
import { PREVIEW_REJECTION } from './rejection-queries';

const WARNING = /A vaga está aberta, mas este e-mail diz que ela foi encerrada/;

const render = () =>
  renderScreen(<RejectionPreview candidateIds={[1]} total={1} reasonId="6" />, { session: ADMIN });

describe('the preview of the e-mail about a rejection', () => {
  it('warns of a text that calls an open job closed', async () => {
    gateway.reply(PREVIEW_REJECTION, ({ input }) => ({
      previewRejection: previewsOf(input).map((preview) => ({ ...preview, callsOpenJobClosed: true })),
    }));
    await render();
    expect(await screen.findByText(WARNING)).toBeTruthy();
  });

  it('is shown without a warning otherwise', async () => {
    gateway.reply(PREVIEW_REJECTION, ({ input }) => ({ previewRejection: previewsOf(input) }));
    await render();
    expect(await screen.findByText('E-mail do motivo 6 para Ana Teste 1')).toBeTruthy();
    expect(screen.queryByText(WARNING)).toBeNull();
  });
});
