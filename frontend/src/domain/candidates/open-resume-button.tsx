import { useState } from 'react';
import Button from '@mui/material/Button';
import DescriptionOutlined from '../../generated/icons/DescriptionOutlined';
import { openResume } from './resume-file';

export function OpenResumeButton({ candidateId }: { candidateId: number }) {
  const [opening, setOpening] = useState(false);
  return (
    <Button
      variant="outlined"
      startIcon={<DescriptionOutlined />}
      disabled={opening}
      onClick={() => {
        setOpening(true);
        void openResume(candidateId).finally(() => setOpening(false));
      }}
    >
      {opening ? 'Abrindo currículo...' : 'Visualizar Currículo'}
    </Button>
  );
}
