import { useEffect } from 'react';
import IconButton from '@mui/material/IconButton';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { useColorScheme } from '@mui/material/styles';

/** Colours of the browser's own frame, as in `index.html`. */
const FRAME = { light: '#1d5b40', dark: '#101a15' };

/** Light or dark; until the visitor chooses, the system decides. */
export function ColorModeToggle() {
  const { mode, systemMode, setMode } = useColorScheme();
  const dark = (mode === 'system' ? systemMode : mode) === 'dark';
  useEffect(() => {
    if (mode !== 'light' && mode !== 'dark') return;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', FRAME[mode]);
  }, [mode]);
  const label = dark ? 'Usar tema claro' : 'Usar tema escuro';
  return (
    <IconButton
      aria-label={label}
      title={label}
      color="inherit"
      onClick={() => setMode(dark ? 'light' : 'dark')}
    >
      {dark ? <LightModeOutlined /> : <DarkModeOutlined />}
    </IconButton>
  );
}
