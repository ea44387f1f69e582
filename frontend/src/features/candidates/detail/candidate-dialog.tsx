import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import Close from '@mui/icons-material/Close';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { unsavedChanges } from '../../../shared/form/unsaved-changes';
import { fullName } from '../../../shared/format/full-name';
import { LoadError } from '../../../shared/ui/load-error';
import { EmptyState } from '../../../shared/ui/empty-state';
import { PageSpinner } from '../../../shared/ui/page-spinner';
import { RejectCandidate } from '../reject-candidate';
import { CandidateActions } from './candidate-actions';
import { CANDIDATE } from '../candidates-queries';
import { LiveRegion } from './live-region';
import { ResumePane } from '../resume/resume-pane';
import { CandidateSections, type Section } from './candidate-sections';
import { useDetailShortcuts } from './use-detail-shortcuts';
import { useResumeBeside } from '../resume/use-resume-beside';
import type { CandidateStepper, StepTarget } from './use-candidate-stepper';

const DIALOG_ID = 'candidato';

interface CandidateDialogProps {
  id: number;
  stepper: CandidateStepper;
  total: string | undefined;
  section: string;
  onSection: (section: Section) => void;
  onStep: (target: StepTarget) => void;
  /** Shows the next candidate after a decision, as while going through the list; not for a candidate whom a link has opened. */
  goesOn: boolean;
  onHelp: () => void;
  onClose: () => void;
}

/** Detail of one candidate, opened from the list. */
export function CandidateDialog(props: CandidateDialogProps) {
  const { id, stepper, total, onHelp } = props;
  // A score or note that was typed in the section of the candidate.
  const onClose = () => unsavedChanges.confirmLeave(props.onClose);
  const onStep = (target: StepTarget) => unsavedChanges.confirmLeave(() => props.onStep(target));
  const [section, onSection] = useSection(props);
  const narrow = useMediaQuery('(max-width: 600px)', { noSsr: true });
  const wide = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  const [beside, toggleBeside] = useResumeBeside();
  const { data, previousData, error, refetch } = useFreshQuery(CANDIDATE, { variables: { id } });
  // null: no such candidate, or erased meanwhile. The one before is shown only until the response arrives.
  const loaded = data ? data.candidate : previousData?.candidate;
  const candidate = loaded?.id === id ? loaded : undefined;
  const toggle = wide ? toggleBeside : undefined;
  const [rejectedId, setRejectedId] = useState<number>();
  const goOn = useGoOn(props);
  const change = useDetailShortcuts({
    ...{ candidate, stepper, onStep, onSection, onHelp },
    onResume: toggle,
    onReject: () => setRejectedId(id),
    onDecided: goOn,
  });
  const name = candidate ? fullName(candidate) : 'Candidato';
  const split = wide && beside;

  return (
    <Dialog
      open
      fullWidth
      maxWidth={split ? 'xl' : 'md'}
      fullScreen={narrow}
      onClose={onClose}
      aria-labelledby="candidato-titulo"
      slotProps={{ paper: { id: DIALOG_ID, sx: split ? { height: 'calc(100% - 64px)' } : {} } }}
    >
      <DialogTitle id="candidato-titulo" component="h2" sx={{ pr: 8, pb: 1, overflowWrap: 'anywhere' }}>
        {name}
      </DialogTitle>
      <IconButton aria-label="Fechar" onClick={onClose} sx={{ position: 'absolute', top: 10, right: 12 }}>
        <Close />
      </IconButton>
      <LiveRegion text={stepper.position ? `${name}, ${stepper.position} de ${total ?? '…'}` : name} />
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'grid',
          gridTemplateColumns: split ? 'minmax(0, 1fr) minmax(0, 1.1fr)' : 'minmax(0, 1fr)',
        }}
      >
        <Box sx={{ minHeight: 0, display: 'flex', flexDirection: 'column' }}>
          {candidate ? (
            <CandidateSections
              key={id}
              candidate={candidate}
              section={section}
              withResume={!wide}
              onSection={onSection}
              onSaved={props.onClose}
            />
          ) : (
            <Box sx={{ p: 3, minHeight: 420 }}>
              {error ? (
                <LoadError
                  title="Erro ao carregar dados do candidato"
                  error={error}
                  onRetry={() => void refetch()}
                />
              ) : data ? (
                <EmptyState
                  title="Candidato não encontrado"
                  text="O endereço não leva a um candidato, ou os dados desta pessoa foram apagados."
                />
              ) : (
                <PageSpinner />
              )}
            </Box>
          )}
        </Box>
        {split && candidate && (
          <Box
            component="section"
            aria-label="Currículo"
            sx={{ borderLeft: 1, borderColor: 'divider', p: 1.5, minHeight: 0 }}
          >
            <ResumePane key={id} candidateId={id} name={name} hasResume={candidate.resumeUrl !== null} />
          </Box>
        )}
      </Box>
      <CandidateActions
        candidate={candidate}
        isGone={data?.candidate === null}
        stepper={stepper}
        total={total}
        onStep={onStep}
        onChange={change}
        resumeBeside={beside}
        onResume={toggle}
      />
      {candidate && rejectedId === id && (
        <RejectCandidate candidate={candidate} onRejected={goOn} onClose={() => setRejectedId(undefined)} />
      )}
    </Dialog>
  );
}

/** Shows the next candidate, unless the user went elsewhere meanwhile, or has typed something that is not saved. */
function useGoOn({ id, stepper: { next }, goesOn, onStep }: CandidateDialogProps): () => void {
  const shownId = useRef(id);
  useEffect(() => {
    shownId.current = id;
  }, [id]);
  return () => {
    if (goesOn && next && shownId.current === id && !unsavedChanges.hasAny()) onStep(next);
  };
}

/**
 * The section in the address. A chosen section is shown before the address changes: a user who types `S` and then the
 * score at once must reach the score field, not a shortcut.
 */
function useSection({ id, section, onSection }: CandidateDialogProps) {
  const [chosen, setChosen] = useState<{ id: number; section: Section }>();
  const choose = (next: Section) => {
    setChosen({ id, section: next });
    onSection(next);
  };
  return [chosen?.id === id ? chosen.section : section, choose] as const;
}
