import { useEffect, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PROFILE, type ProfileField, type CandidateArea, type NewResume } from '@araucaria/contracts/domain';
import type { ConfirmResumeBody } from '../../generated/rest';
import { FieldChoice } from '../../domain/profile/field-choice';
import { ofEducation, ofExperience } from '../../domain/profile/past-record';
import { differingFields, fieldsToAdd } from '../../domain/profile/profile-differences';
import { educationOf, experiencesOf } from '../../domain/profile/resume-records';
import { RecordChoice } from './record-choice';
import { recordDifferences, toEducation, toExperience } from './record-differences';
import { EDUCATION_TEXTS, EXPERIENCE_TEXTS, type RecordTexts } from './record-texts';
import { useRecordChoices, type RecordChoices as Choices } from './use-record-choices';

/** The person sees and confirms the month that stands for a year. */

interface ResumeReviewProps {
  resume: NewResume;
  area: Pick<CandidateArea, 'profile' | 'experiences' | 'education'>;
  busy: boolean;
  onConfirm: (taken: ConfirmResumeBody) => void;
  onDiscard: () => void;
}

export function ResumeReview({ resume, area, busy, onConfirm, onDiscard }: ResumeReviewProps) {
  const { profile } = area;
  const { filename, read, message } = resume;
  const [accepted, setAccepted] = useState(() => fieldsToAdd(read, profile));
  const [recordsOf] = useState(() => ({
    experiences: recordDifferences(
      experiencesOf(resume.experiences).map(ofExperience),
      area.experiences.map((stored) => ({ id: stored.id, ...ofExperience(stored) })),
    ),
    education: recordDifferences(
      educationOf(resume.education).map(ofEducation),
      area.education.map((stored) => ({ id: stored.id, ...ofEducation(stored) })),
    ),
  }));
  const experiences = useRecordChoices(recordsOf.experiences);
  const education = useRecordChoices(recordsOf.education);
  const [isBlocked, setBlocked] = useState(false);
  const isEditing = experiences.isEditing || education.isEditing;
  const group = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the keyboard continues here.
  useEffect(() => group.current?.focus(), []);
  const differing = differingFields(read, profile);
  const choose = (field: ProfileField, isAccepted: boolean) =>
    setAccepted((fields) => [...fields.filter((one) => one !== field), ...(isAccepted ? [field] : [])]);
  const confirm = () => {
    setBlocked(isEditing);
    if (isEditing) return;
    onConfirm({
      profile: Object.fromEntries(accepted.map((field) => [field, read[field] ?? ''])),
      ...(experiences.taken.length > 0 && { experiences: experiences.taken.map(toExperience) }),
      ...(education.taken.length > 0 && { education: education.taken.map(toEducation) }),
    });
  };
  return (
    <Box
      ref={group}
      role="group"
      aria-label="Conferir o novo currículo"
      tabIndex={-1}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', width: '100%', outline: 'none' }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {`Recebemos “${filename}”. `}
        {differing.length + recordsOf.experiences.length + recordsOf.education.length > 0
          ? 'Escolha o que fica no seu cadastro. Nada muda até você confirmar.'
          : 'Ele não muda o seu cadastro. Nada muda até você confirmar.'}
      </Typography>
      {message && <Alert severity="warning">{message}</Alert>}
      {differing.map((field) => (
        <FieldChoice
          key={field}
          label={PROFILE[field]}
          stored={profile[field]}
          sent={read[field] ?? ''}
          origin="do novo currículo"
          isAccepted={accepted.includes(field)}
          onChange={(isAccepted) => choose(field, isAccepted)}
        />
      ))}
      <RecordChoices title="Experiência profissional" choices={experiences} texts={EXPERIENCE_TEXTS} />
      <RecordChoices title="Formação" choices={education} texts={EDUCATION_TEXTS} />
      <div role="alert">
        {isBlocked && isEditing && (
          <Alert severity="error">Conclua ou cancele a edição antes de usar o currículo.</Alert>
        )}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={busy} onClick={confirm}>
          Usar este currículo
        </Button>
        <Button disabled={busy} onClick={onDiscard}>
          Descartar o arquivo
        </Button>
      </Box>
    </Box>
  );
}

interface RecordChoicesProps {
  title: string;
  choices: Choices;
  texts: RecordTexts;
}

function RecordChoices({ title, choices, texts }: RecordChoicesProps) {
  if (!choices.differences.length) return null;
  return (
    <>
      <Typography variant="h3">{title}</Typography>
      {choices.differences.map((difference, index) => (
        <RecordChoice key={index} {...{ difference, choices, texts }} />
      ))}
    </>
  );
}
