import { Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { lazyComponent } from '../../shared/lazy/lazy-component';
import { ButtonLink } from '../../shared/ui/links';
import { withMui } from '../../shared/ui/with-mui';
import './staff-job-card.css';

const DeleteJobDialog = lazyComponent(() => import('./delete-job-dialog'));

export default withMui(function ManageJob({ job }: { job: { id: number; title: string } }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <ButtonLink to={`/job-form/${job.id}`} color="inherit" aria-label={`Editar ${job.title}`}>
        Editar
      </ButtonLink>
      <Button color="inherit" aria-label={`Excluir ${job.title}`} onClick={() => setDeleting(true)}>
        Excluir
      </Button>
      {deleting && (
        <Suspense>
          <DeleteJobDialog job={job} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  );
});
