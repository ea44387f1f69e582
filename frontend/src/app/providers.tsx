import type { ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { ToastHost } from '../shared/toasts/toast-host';
import { OfflineBanner } from '../shared/ui/offline-banner';
import { theme } from './theme';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      {children}
      <ToastHost />
      <OfflineBanner />
    </ThemeProvider>
  );
}
