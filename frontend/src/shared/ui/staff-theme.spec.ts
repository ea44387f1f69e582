import { getContrastRatio } from '@mui/material/styles';
import { staffTheme } from './staff-theme';
import { THEME_OPTIONS } from './theme';

const px = (rem: unknown) => Number.parseFloat(String(rem)) * 16;

describe('the theme of the staff area', () => {
  it('has four sizes of text', () => {
    const { h1, h2, h3, h6, body1, body2, button, caption, overline } = staffTheme.typography;
    const sizes = [h1, h2, h6, h3, body1, body2, button, caption, overline].map(({ fontSize }) =>
      px(fontSize),
    );
    expect(sizes).toEqual([24, 18, 18, 14, 14, 14, 14, 12, 12]);
  });

  describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
    const { palette } = THEME_OPTIONS.colorSchemes[scheme];
    const surfaces = [palette.background.default, palette.background.paper];

    it.each([
      ['text', palette.text.primary],
      ['quiet text', palette.text.secondary],
      ['an act', palette.primary.main],
      ['what waits', palette.warning.main],
      ['what is late', palette.error.main],
    ])('shows %s with a contrast of 4.5 at least', (_name, colour) => {
      for (const surface of surfaces) expect(getContrastRatio(colour, surface)).toBeGreaterThanOrEqual(4.5);
    });

    it('shows the text of a filled act with a contrast of 4.5 at least', () => {
      const { main, contrastText } = palette.primary;
      expect(getContrastRatio(contrastText, main)).toBeGreaterThanOrEqual(4.5);
    });

    it('has one colour for what waits', () => {
      expect(palette.warning.main).toBe(palette.secondary.main);
    });
  });
});
