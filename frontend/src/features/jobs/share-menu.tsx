import { Suspense, useId, useState } from 'react';
import Button from '@mui/material/Button';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import { lazyComponent } from '../../shared/lazy/lazy-component';

const ShareMenuItems = lazyComponent(() => import('./share-menu-items'));

export function ShareMenu({ job }: { job: { id: number; title: string } }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        color="inherit"
        startIcon={<ShareOutlined />}
        aria-label={`Compartilhar a vaga ${job.title}`}
        aria-haspopup="menu"
        aria-controls={anchor ? id : undefined}
        aria-expanded={Boolean(anchor)}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpened(true);
        }}
      >
        Compartilhar
      </Button>
      {opened && (
        <Suspense>
          <ShareMenuItems id={id} job={job} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
