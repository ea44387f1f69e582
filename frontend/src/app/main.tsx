import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './routes';
import { CrashGuard } from './crash-guard';
import { Providers } from './providers';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers>
      <CrashGuard>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </CrashGuard>
    </Providers>
  </StrictMode>,
);
