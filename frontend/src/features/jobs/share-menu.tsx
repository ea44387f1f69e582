import { Suspense, useId, useState } from 'react';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { buttonClass } from '../../shared/ui/button-look';
import { ShareIcon } from '../../shared/ui/icon-sprite';

const ShareMenuItems = lazyComponent(() => import('./share-menu-items'));

export function ShareMenu({ job }: { job: { id: number; title: string } }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={buttonClass({ color: 'inherit' })}
        aria-label={`Compartilhar a vaga ${job.title}`}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        <ShareIcon />
        Compartilhar
      </button>
      {anchor && (
        <Suspense>
          <ShareMenuItems id={id} job={job} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
