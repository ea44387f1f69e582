import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { isNotFound } from '../../../shared/api/is-not-found';
import { useFreshQuery } from '../../../shared/api/use-fresh-query';
import { unsavedChanges } from '../../../shared/form/unsaved-changes';
import { AbsentCandidate } from '../../../domain/candidates/absent-candidate';
import { RejectPanel } from '../../../domain/candidates/reject-panel';
import { CANDIDATE_DETAIL_ID } from '../../../domain/candidates/other-applications';
import { fullName } from '../../../shared/format/full-name';
import { useNarrow } from '../../../shared/ui/use-narrow';
import { CANDIDATE } from '../candidates-queries';
import { ResumePlacesContext, useResumePlaces } from '../resume/resume-places';
import { ShortcutsDialog } from '../shortcuts/shortcuts-dialog';
import { ApprovePanel } from './approve-panel';
import { CandidateSections } from './candidate-sections';
import { DecisionBar } from './decision-bar';
import { LiveRegion } from './live-region';
import { PeoplePane } from './people-pane';
import { PersonHeader } from './person-header';
import { ALL_SECTIONS, DOCUMENT_SECTIONS, PERSON_SECTIONS, useSections, type Section } from './sections';
import { StepButtons } from './step-buttons';
import { useDecisions } from './use-decisions';
import { useDetailShortcuts } from './use-detail-shortcuts';
import type { CandidateStepper, StepTarget } from './use-candidate-stepper';

/** Windows up to this width show one column. */
const ONE_COLUMN_MAX_PX = 1099;

const DECISIONS = { rejected: RejectPanel, approved: ApprovePanel };

interface CandidateWorkspaceProps {
  id: number;
  stepper: CandidateStepper;
  section: string;
  onSection: (section: Section) => void;
  onStep: (target: StepTarget) => void;
  /** Shows the next candidate after a decision, as while going through the list; not for a candidate whom a link has opened. */
  goesOn: boolean;
  onClose: () => void;
}

/**
 * Reviews one candidate after the other in the whole window: the people of the list, the document, the person with the
 * decisions. Narrow windows show the person alone, with the document as a section.
 */
export function CandidateWorkspace(props: CandidateWorkspaceProps) {
  const { id, stepper } = props;
  const [help, setHelp] = useState(false);
  // A score or note that was typed in the section of the candidate.
  const onClose = () => unsavedChanges.confirmLeave(props.onClose);
  const onStep = (target: StepTarget) => unsavedChanges.confirmLeave(() => props.onStep(target));
  const wide = !useNarrow(ONE_COLUMN_MAX_PX);
  const sections = useSections(props, wide);
  const { data, previousData, error, refetch } = useFreshQuery(CANDIDATE, { variables: { id } });
  const isGone = data?.candidate === null || isNotFound(error);
  // The one before is shown only until the response arrives.
  const loaded = isGone ? undefined : (data ?? previousData)?.candidate;
  const candidate = loaded?.id === id ? loaded : undefined;
  const decisions = useDecisions(candidate, useGoOn(props));
  useDetailShortcuts({
    ...{ candidate, stepper, onStep },
    onHelp: () => setHelp(true),
    onSection: sections.choose,
    onDecide: decisions.decide,
    enabled: !decisions.open,
  });
  const places = useResumePlaces({
    candidate,
    inTurn: !wide,
    openResume: () => sections.document === 'curriculo' || sections.choose('curriculo'),
    openData: () => sections.choose('dados'),
  });
  const Decision = decisions.open && DECISIONS[decisions.open];
  const name = candidate ? fullName(candidate) : 'Candidato';
  const hasPeople = wide && stepper.list !== undefined;
  /** An open decision takes the place of the data, or on narrow windows comes from below. */
  const isDecidedInPlace = wide && decisions.open !== undefined;

  return (
    <ResumePlacesContext value={places}>
      <Dialog
        open
        fullScreen
        // Escape leaves an open decision first.
        onClose={decisions.open ? decisions.close : onClose}
        aria-labelledby="candidato-titulo"
        slotProps={{
          paper: { id: CANDIDATE_DETAIL_ID, sx: wide ? {} : { pb: { md: 'var(--covered-space)' } } },
        }}
      >
        <LiveRegion
          text={stepper.position ? `${name}, ${stepper.position} de ${stepper.total ?? '…'}` : name}
        />
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            display: 'grid',
            gridTemplateColumns: wide ? `${hasPeople ? '300px ' : ''}minmax(0, 1fr) 360px` : 'minmax(0, 1fr)',
            gridTemplateRows: 'minmax(0, 1fr)',
          }}
        >
          {hasPeople && <PeoplePane {...{ id, stepper, onStep, onClose }} />}
          {wide && (
            <Box
              component="section"
              aria-label="Documento"
              sx={{ minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}
            >
              {candidate && (
                <CandidateSections
                  key={id}
                  label="Documentos do candidato"
                  candidate={candidate}
                  offered={DOCUMENT_SECTIONS}
                  section={sections.document}
                  onSection={sections.choose}
                  onSaved={props.onClose}
                />
              )}
            </Box>
          )}
          <Box
            component="section"
            aria-label="Pessoa"
            sx={{
              minWidth: 0,
              minHeight: 0,
              display: 'flex',
              flexDirection: 'column',
              borderLeft: wide ? 1 : 0,
              borderColor: 'divider',
            }}
          >
            <PersonHeader
              name={name}
              candidate={candidate}
              onReview={() => decisions.decide('reviewing')}
              onClose={onClose}
            >
              {!hasPeople && (
                <Box sx={{ ml: 'auto' }}>
                  <StepButtons stepper={stepper} onStep={onStep} />
                </Box>
              )}
            </PersonHeader>
            {candidate ? (
              <>
                {/* Kept while a decision is open, with what was typed. */}
                <Box
                  sx={{
                    flex: 1,
                    minHeight: 0,
                    display: isDecidedInPlace ? 'none' : 'flex',
                    flexDirection: 'column',
                  }}
                >
                  <CandidateSections
                    key={id}
                    label="Seções do candidato"
                    candidate={candidate}
                    offered={wide ? PERSON_SECTIONS : ALL_SECTIONS}
                    section={sections.person}
                    onSection={sections.choose}
                    onSaved={props.onClose}
                  />
                </Box>
                {Decision && (
                  <Decision
                    key={`decisao-${id}`}
                    candidate={candidate}
                    inPlace={wide}
                    onDecided={decisions.onDecided}
                    onClose={decisions.close}
                  />
                )}
              </>
            ) : (
              <Box sx={{ flex: 1, minHeight: 0, p: 3 }}>
                <AbsentCandidate isGone={isGone} error={error} onRetry={() => void refetch()} />
              </Box>
            )}
            {!isDecidedInPlace && !isGone && (
              <DecisionBar candidate={candidate} onDecide={decisions.decide} />
            )}
          </Box>
        </Box>
      </Dialog>
      {help && <ShortcutsDialog onClose={() => setHelp(false)} />}
    </ResumePlacesContext>
  );
}

/** Shows the next candidate, unless the user went elsewhere meanwhile, or has typed something that is not saved. */
function useGoOn({ id, stepper: { next }, goesOn, onStep }: CandidateWorkspaceProps): () => void {
  const shownId = useRef(id);
  useEffect(() => {
    shownId.current = id;
  }, [id]);
  return () => {
    if (goesOn && next && shownId.current === id && !unsavedChanges.hasAny()) onStep(next);
  };
}
