import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { PLAIN_FIELDS, TALENT_BANK_TITLE, fieldsWith } from '@araucaria/contracts/domain';
import { graphql } from '../../../generated';
import { formatDateTime } from '../../../shared/format/formats';
import type { CandidateDetail } from '../candidates-queries';
import { Background } from './background';
import { HistoryTimeline } from './history-timeline';
import { LongTexts } from './long-texts';
import { OtherApplications } from './other-applications';
import { OpenResumeButton } from '../../../domain/candidates/open-resume-button';
import { usePermission } from '../../../shared/session/use-permission';
import { ResumeAccesses } from './resume-accesses';
import { Qualifications } from './qualifications';
import { NotInResume, PlaceButton } from '../resume/place-button';
import { PROFILE_VALUE_IDS, VALUE_IDS } from '../resume/places/value-ids';
import { ResumeNotices } from '../resume/resume-notices';
import { Score } from '../score';
import { statusLabel } from '../../../domain/candidates/candidate-status';
import { EmailLink, PhoneLink } from '../../../shared/ui/contact-links';
import { EmailText } from '../../../shared/ui/email-text';
import { WebLink } from '../../../shared/ui/web-link';

/** What the candidate entered, beside the fields that every part of the detail shows. */
graphql(`
  fragment PersonalDetails on Candidate {
    ...ProfileFields
    additionalInfo
    coverLetter
    referralCode
    referrerName
  }
`);

export function PersonalTab({ candidate }: { candidate: CandidateDetail }) {
  const mayReadResumes = usePermission('resumes.read');
  const cityState = [candidate.city, candidate.state].filter(Boolean).join(' / ');
  const education = [candidate.educationLevel, candidate.educationCourse].filter(Boolean).join(', ');
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <ResumeNotices notices={candidate.resumeNotices} />
      <OtherApplications candidate={candidate} />
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        <Item name="Nome" valueId={VALUE_IDS.name} statesAbsence>
          {candidate.firstName} {candidate.lastName}
        </Item>
        <Item name="Vaga">{candidate.jobTitle ?? TALENT_BANK_TITLE}</Item>
        <Item name="E-mail" valueId={VALUE_IDS.email} statesAbsence>
          <EmailLink email={candidate.email}>
            <EmailText email={candidate.email} />
          </EmailLink>
        </Item>
        <Item name="Telefone" valueId={VALUE_IDS.phone} statesAbsence>
          <PhoneLink phone={candidate.phone} />
        </Item>
        <Item name="Endereço" valueId={VALUE_IDS.address} statesAbsence>
          {candidate.address}
        </Item>
        <Item name="Cidade / Estado / CEP" valueId={VALUE_IDS.town} statesAbsence>
          {candidate.zip ? (
            <>
              {cityState && `${cityState} / `}
              {/* A post code stays on one line. */}
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {candidate.zip}
              </Box>
            </>
          ) : (
            cityState
          )}
        </Item>
        {/* In words: its chip is in the heading of the person. */}
        <Item name="Status">{statusLabel(candidate.status)}</Item>
        <Item name="Score">
          <Score score={candidate.score} scoredAt={candidate.scoredAt} />
        </Item>
        <Item name="Data da candidatura">{formatDateTime(candidate.createdAt)}</Item>
        {candidate.ipAddress && <Item name="IP">{candidate.ipAddress}</Item>}
        <Item name="Formação" valueId={VALUE_IDS.studies}>
          {education}
        </Item>
        {fieldsWith('inDetail').map((field) => {
          const value = candidate[field];
          const { label, isWebAddress } = PLAIN_FIELDS[field];
          return value ? (
            <Item key={field} name={label} valueId={PROFILE_VALUE_IDS[field]}>
              {isWebAddress ? <WebLink text={value} /> : value}
            </Item>
          ) : null;
        })}
        {candidate.referralCode && (
          <Item name="Indicação">
            {[candidate.referralCode, candidate.referrerName].filter(Boolean).join(' · ')}
          </Item>
        )}
      </Box>
      <Box>
        <OpenResumeButton candidateId={candidate.id} />
      </Box>
      <LongTexts candidate={candidate} />
      <Background experiences={candidate.experiences} education={candidate.education} />
      {candidate.readQualifications && <Qualifications read={candidate.readQualifications} />}
      {mayReadResumes && <ResumeAccesses accesses={candidate.resumeAccesses} />}
      <HistoryTimeline entries={candidate.history} />
    </Box>
  );
}

interface ItemProps {
  name: string;
  /** Of a value that may stand in the résumé. */
  valueId?: string | undefined;
  /** Says so if it does not stand there; other values are often written in other words. */
  statesAbsence?: boolean;
  children: ReactNode;
}

const Item = ({ name, valueId, statesAbsence, children }: ItemProps) => (
  <Box sx={{ minWidth: 0 }}>
    <Box
      component="dt"
      sx={{
        // The button is at the end: right over the middle of a link, a finger would hit both.
        ...{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
        color: 'text.secondary',
        fontSize: '0.75rem',
      }}
    >
      {name}
      {valueId && children && <PlaceButton id={valueId} label={name} />}
    </Box>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children || 'Não informado'}
      {valueId && statesAbsence && children && <NotInResume id={valueId} />}
    </Box>
  </Box>
);
