import { useState } from 'react';
import { ShortcutsDialog } from '../shortcuts/shortcuts-dialog';
import { CandidateDialog } from './candidate-dialog';

/** Outside of the list of candidates there is nothing to step through. */
const NO_STEPPER = { position: undefined, total: undefined, next: undefined, previous: undefined };

interface OpenedCandidateProps {
  id: number;
  onClose: () => void;
}

/** The detail of a candidate over any page of the staff. */
export default function OpenedCandidate({ id, onClose }: OpenedCandidateProps) {
  const [section, setSection] = useState('');
  const [help, setHelp] = useState(false);
  return (
    <>
      <CandidateDialog
        id={id}
        stepper={NO_STEPPER}
        total={undefined}
        section={section}
        onSection={setSection}
        onStep={() => undefined}
        goesOn={false}
        onHelp={() => setHelp(true)}
        onClose={onClose}
      />
      {help && <ShortcutsDialog onClose={() => setHelp(false)} />}
    </>
  );
}
