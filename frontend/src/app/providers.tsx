import type { ReactNode } from 'react';
import { ApolloProvider } from '@apollo/client/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { apollo } from '../shared/api/apollo';
import { ToastHost } from '../shared/toasts/toast-host';
import { theme } from './theme';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={apollo}>
      <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
        <CssBaseline enableColorScheme />
        {children}
        <ToastHost />
      </ThemeProvider>
    </ApolloProvider>
  );
}
