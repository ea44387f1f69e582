import { useEffect, useRef, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import ArrowBackOutlined from '../../../generated/icons/ArrowBackOutlined';
import { useFragment } from '@apollo/client/react';
import { graphql } from '../../../generated';
import { statusLabel } from '../../../domain/candidates/candidate-status';
import { fullName } from '../../../shared/format/full-name';
import { StepButtons } from './step-buttons';
import type { CandidateStepper, StepTarget } from './use-candidate-stepper';
import { usePeople, type NamedCandidate } from './use-people';

/** What decisions change while the list stays as it was. */
const DECIDED = graphql(`
  fragment DecidedCandidate on Candidate {
    id
    status
    score
    scoredAt
  }
`);

interface PeoplePaneProps {
  id: number;
  stepper: CandidateStepper;
  onStep: (target: StepTarget) => void;
  onClose: () => void;
}

/** The people of the list in its order. Up, Down, Home and End move the focus, Enter opens a person. */
export function PeoplePane({ id, stepper, onStep, onClose }: PeoplePaneProps) {
  const people = usePeople(stepper);
  const list = useRef<HTMLUListElement>(null);
  const shown = stepper.nearby.flatMap((target) => {
    const person = people.get(target.id);
    return person ? [{ target, person }] : [];
  });
  const count = shown.length;
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [id, count]);
  const reachable = shown.some(({ person }) => person.id === id) ? id : shown[0]?.person.id;
  return (
    <Box
      component="nav"
      aria-label="Pessoas neste filtro"
      sx={{
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <Box sx={{ px: 0.5, py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
        <StepButtons stepper={stepper} hasSuffix onStep={onStep} />
      </Box>
      {stepper.isLoaded && stepper.nearby.length === 0 && (
        <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
          Ninguém mais neste filtro.
        </Typography>
      )}
      <Box
        component="ul"
        ref={list}
        onKeyDown={moveFocus}
        sx={{ listStyle: 'none', m: 0, p: 0, flex: 1, minHeight: 0, overflowY: 'auto' }}
      >
        {shown.map(({ target, person }) => (
          <li key={person.id}>
            <PersonRow
              person={person}
              isCurrent={person.id === id}
              isReachable={person.id === reachable}
              onOpen={() => onStep(target)}
            />
          </li>
        ))}
      </Box>
      <Box sx={{ p: 0.5, borderTop: 1, borderColor: 'divider' }}>
        <Button
          fullWidth
          color="inherit"
          startIcon={<ArrowBackOutlined />}
          onClick={onClose}
          sx={{ justifyContent: 'start' }}
        >
          Voltar à lista
        </Button>
      </Box>
    </Box>
  );
}

interface PersonRowProps {
  person: NamedCandidate;
  isCurrent: boolean;
  /** Tab leads to this one of all rows. */
  isReachable: boolean;
  onOpen: () => void;
}

function PersonRow({ person, isCurrent, isReachable, onOpen }: PersonRowProps) {
  const { data, complete } = useFragment({
    fragment: DECIDED,
    from: { __typename: 'Candidate', id: person.id },
  });
  const { status, score, scoredAt } = complete ? data : person;
  return (
    <ButtonBase
      focusRipple={false}
      aria-current={isCurrent ? 'true' : undefined}
      tabIndex={isReachable ? 0 : -1}
      onClick={onOpen}
      sx={{
        width: '100%',
        minHeight: 48,
        px: 2,
        py: 0.5,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 1,
        textAlign: 'left',
        alignItems: 'center',
        fontFamily: 'inherit',
        fontSize: '0.875rem',
        '&:hover': { bgcolor: 'action.hover' },
        '&[aria-current]': {
          bgcolor: 'action.selected',
          boxShadow: 'inset 3px 0 0 var(--at-palette-primary-main)',
        },
        // Inside of the scrolled list.
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      <Box
        component="span"
        title={fullName(person)}
        sx={{
          fontWeight: isCurrent ? 650 : 500,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {fullName(person)}
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {scoredAt ? score : <span aria-label="Sem nota">–</span>}
      </Box>
      <Box component="span" sx={{ gridColumn: '1 / -1', fontSize: '0.75rem', color: 'text.secondary' }}>
        {statusLabel(status)}
      </Box>
    </ButtonBase>
  );
}

const TARGETS = new Map<string, (index: number, last: number) => number>([
  ['ArrowDown', (index, last) => Math.min(index + 1, last)],
  ['ArrowUp', (index) => Math.max(index - 1, 0)],
  ['Home', () => 0],
  ['End', (_index, last) => last],
]);

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const target = TARGETS.get(event.key);
  if (!target) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const index = rows.findIndex((row) => row === document.activeElement);
  rows[target(index, rows.length - 1)]?.focus();
}
