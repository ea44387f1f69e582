import { Suspense } from 'react';
import Box from '@mui/material/Box';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { Placeholder } from '../../shared/ui/placeholder';
import { useFirstInteraction } from '../../shared/ui/use-first-interaction';

// Loaded after the page: most visitors look for a job.
const ReferralForm = lazyComponent(() => import('./referral-form'));

/** The referral form as a part of a page. */
export function ReferralSection() {
  const hasInteracted = useFirstInteraction();
  const placeholder = <Placeholder height={150} />;
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
      {hasInteracted ? (
        <Suspense fallback={placeholder}>
          <ReferralForm />
        </Suspense>
      ) : (
        placeholder
      )}
    </Box>
  );
}
