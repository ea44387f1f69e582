import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import ArrowForward from '../../../generated/icons/ArrowForward';
import Close from '../../../generated/icons/Close';
import { RejectPanel } from '../../../domain/candidates/reject-panel';
import { StatusChip } from '../../../domain/candidates/status-chip';
import { usePermission } from '../../../shared/session/use-permission';
import type { CandidateDetail } from '../candidates-queries';
import { ApprovePanel } from './approve-panel';
import { CandidateSections } from './candidate-sections';
import { DecisionBar } from './decision-bar';
import { ALL_SECTIONS, PERSON_SECTIONS, type Sections } from './sections';
import { StepButtons } from './step-buttons';
import type { CandidateStepper, StepTarget } from './use-candidate-stepper';
import type { Decisions } from './use-decisions';

interface PersonPaneProps {
  id: number;
  name: string;
  candidate: CandidateDetail | undefined;
  /** There is nothing to decide: the candidate does not exist, or was erased. */
  isGone: boolean;
  stepper: CandidateStepper;
  total: string | undefined;
  /** The people and the document have their own places beside this one. */
  wide: boolean;
  /** The buttons to the next candidate are here, because the people are not shown. */
  hasStepper: boolean;
  sections: Sections;
  decisions: Decisions;
  onStep: (target: StepTarget) => void;
  onSaved: () => void;
  onClose: () => void;
  /** Shown while there is no candidate. */
  children: ReactNode;
}

/** The person: name, data, history and decisions. An open decision takes the place of the data, or comes from below. */
export function PersonPane(props: PersonPaneProps) {
  const { id, candidate, wide, sections, decisions } = props;
  const inPlace = wide && decisions.open !== undefined;
  return (
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
      <Header {...props} />
      {candidate ? (
        <>
          {/* Kept while a decision is open, with what was typed. */}
          <Box sx={{ flex: 1, minHeight: 0, display: inPlace ? 'none' : 'flex', flexDirection: 'column' }}>
            <CandidateSections
              key={id}
              label="Seções do candidato"
              candidate={candidate}
              offered={wide ? PERSON_SECTIONS : ALL_SECTIONS}
              section={sections.person}
              onSection={sections.choose}
              onSaved={props.onSaved}
            />
          </Box>
          <OpenDecision key={`decisao-${id}`} candidate={candidate} inPlace={wide} decisions={decisions} />
        </>
      ) : (
        <Box sx={{ flex: 1, minHeight: 0, p: 3 }}>{props.children}</Box>
      )}
      {!inPlace && !props.isGone && <DecisionBar candidate={candidate} onDecide={decisions.decide} />}
    </Box>
  );
}

function Header({
  name,
  candidate,
  stepper,
  total,
  hasStepper,
  decisions,
  onStep,
  onClose,
}: PersonPaneProps) {
  const mayDecide = usePermission('candidates.decide');
  return (
    <Box sx={{ flexShrink: 0, px: 2, pt: 1, pb: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <DialogTitle
          id="candidato-titulo"
          component="h2"
          sx={{
            p: 0,
            py: 1,
            flex: 1,
            minWidth: 0,
            fontSize: '1.125rem',
            lineHeight: 1.3,
            overflowWrap: 'anywhere',
          }}
        >
          {name}
        </DialogTitle>
        <IconButton aria-label="Fechar" onClick={onClose} sx={{ mr: -1 }}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 44 }}>
        {candidate && <StatusChip status={candidate.status} />}
        {candidate && mayDecide && candidate.status !== 'reviewing' && (
          <Button
            size="small"
            color="inherit"
            // An arrow between the status and the one that it can become: without it, the two read as two statuses.
            startIcon={<ArrowForward />}
            onClick={() => decisions.decide('reviewing')}
          >
            Em análise
          </Button>
        )}
        {hasStepper && (
          <Box sx={{ ml: 'auto' }}>
            <StepButtons stepper={stepper} total={total} onStep={onStep} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

interface OpenDecisionProps {
  candidate: CandidateDetail;
  inPlace: boolean;
  decisions: Decisions;
}

function OpenDecision({ candidate, inPlace, decisions: { open, close, onDecided } }: OpenDecisionProps) {
  if (!open) return null;
  const panel = { candidate, inPlace, onClose: close };
  return open === 'rejected' ? (
    <RejectPanel {...panel} onRejected={onDecided} />
  ) : (
    <ApprovePanel {...panel} onApproved={onDecided} />
  );
}
