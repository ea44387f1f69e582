import { Suspense } from 'react';
import Box from '@mui/material/Box';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { Placeholder } from '../../shared/ui/placeholder';
import { useFirstInteraction } from '../../shared/ui/use-first-interaction';

// Most visitors look for a job: the form comes after the page.
const ReferralForm = lazyComponent(() => import('./referral-form'));

/** The referral form as a part of a page. */
export function ReferralSection() {
  const attended = useFirstInteraction();
  const waiting = <Placeholder height={150} />;
  return (
    <Box
      sx={{
        flexBasis: '100%',
        p: { xs: 2, sm: 3 },
        borderRadius: 3,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
      }}
    >
      {attended ? (
        <Suspense fallback={waiting}>
          <ReferralForm />
        </Suspense>
      ) : (
        waiting
      )}
    </Box>
  );
}
