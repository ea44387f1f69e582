import { act, render, screen } from '@testing-library/react';
import { useColorScheme } from '@mui/material/styles';
import { colorMode } from './color-mode';
import { withMui } from './with-mui';

const shownScheme = () => document.documentElement.dataset.scheme;

const MuiMode = withMui(function MuiMode() {
  const { mode } = useColorScheme();
  return <p>{`modo ${mode ?? 'desconhecido'}`}</p>;
});

describe('the colour mode', () => {
  afterEach(() => localStorage.clear());

  it('is shown by the document, and kept for the next visit', () => {
    expect(colorMode.chosen()).toBeUndefined();
    colorMode.choose('dark');
    expect([shownScheme(), colorMode.current(), colorMode.chosen()]).toEqual(['dark', 'dark', 'dark']);
    colorMode.choose('light');
    expect([shownScheme(), colorMode.current(), colorMode.chosen()]).toEqual(['light', 'light', 'light']);
  });

  it('follows the system that has changed before the code of the page was loaded', () => {
    document.documentElement.dataset.scheme = 'dark';
    colorMode.follow();
    expect(shownScheme()).toBe('light');
  });

  it('is followed by components of MUI', () => {
    colorMode.choose('light');
    render(<MuiMode />);
    expect(screen.getByText('modo light')).toBeTruthy();
    act(() => colorMode.choose('dark'));
    expect(screen.getByText('modo dark')).toBeTruthy();
    expect(shownScheme()).toBe('dark');
  });
});
