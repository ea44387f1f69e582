import { Suspense, useRef } from 'react';
import Box from '@mui/material/Box';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { Placeholder } from '../../shared/ui/placeholder';
import { useNearViewport } from '../../shared/ui/use-near-viewport';

// Loaded for visitors who get there: most look for a job.
const ReferralForm = lazyComponent(() => import('./referral-form'));

/** The referral form as a part of a page. */
export function ReferralSection() {
  const section = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(section);
  const placeholder = <Placeholder height={150} />;
  return (
    <Box
      ref={section}
      className="at-scripted"
      sx={{
        flexBasis: '100%',
        p: { xs: 2, sm: 3 },
        borderRadius: 3,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
      }}
    >
      {isNear ? (
        <Suspense fallback={placeholder}>
          <ReferralForm />
        </Suspense>
      ) : (
        placeholder
      )}
    </Box>
  );
}
