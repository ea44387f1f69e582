import { screen } from '@testing-library/react';
import { create } from 'qrcode';
import { renderScreen } from '../../testing/render-screen';
import { QrImage } from './qr-image';

const sideOf = async (text: string): Promise<number> => {
  await renderScreen(<QrImage text={text} size={150} alt="QR code" />);
  return Number((await screen.findByAltText('QR code')).getAttribute('width'));
};
const modulesOf = (text: string) => create(text, { errorCorrectionLevel: 'L' }).modules.size + 4;

describe('a QR code', () => {
  it('has the size that it is given for a link of usual length', async () => {
    expect(await sideOf('https://talentos.example/candidatura?jobId=111&ref=REF1A2B3C')).toBe(150);
  });

  it('keeps three pixels for each module of a long link', async () => {
    const link = `https://${'vagas-e-oportunidades.'.repeat(8)}example/candidatura?jobId=111&ref=REF1A2B3C`;
    expect((await sideOf(link)) / modulesOf(link)).toBeGreaterThanOrEqual(3);
  });
});
