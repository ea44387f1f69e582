import { useState } from 'react';
import { CandidateWorkspace } from './candidate-workspace';
import type { CandidateStepper } from './use-candidate-stepper';

/** Outside of the list of candidates there is nothing to step through. */
const NO_STEPPER: CandidateStepper = {
  position: undefined,
  total: undefined,
  next: undefined,
  previous: undefined,
  list: undefined,
  isLoaded: false,
  nearby: [],
  nearbyPage: 1,
};

interface OpenedCandidateProps {
  id: number;
  onClose: () => void;
}

export default function OpenedCandidate({ id, onClose }: OpenedCandidateProps) {
  const [section, setSection] = useState('');
  return (
    <CandidateWorkspace
      id={id}
      stepper={NO_STEPPER}
      section={section}
      onSection={setSection}
      onStep={() => undefined}
      goesOn={false}
      onClose={onClose}
    />
  );
}
