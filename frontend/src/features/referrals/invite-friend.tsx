import { Suspense, useState } from 'react';
import { Button } from '../../shared/ui/button';
import { lazyComponent } from '../../shared/lazy/lazy-component';

const ReferralDialog = lazyComponent(() => import('./referral-dialog'));

export function InviteFriend() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" size="large" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        INDIQUE UM AMIGO
      </Button>
      {open && (
        <Suspense>
          <ReferralDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
