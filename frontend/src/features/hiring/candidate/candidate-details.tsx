import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { HIRING_STEPS, isApproved, isHired, TALENT_BANK_TITLE } from '@araucaria/contracts/domain';
import { OtherApplicationsButton } from '../../../domain/candidates/other-applications-button';
import { StatusChip } from '../../../domain/candidates/status-chip';
import { dayOf, formatDay } from '../../../shared/dates/day-ranges';
import { formatDate } from '../../../shared/format/formats';
import { ToneChip } from '../../../shared/ui/tone-chip';
import { OpenResumeButton } from '../../../domain/candidates/open-resume-button';
import { EmailLink, PhoneLink } from '../../../shared/ui/contact-links';
import { EmailText } from '../../../shared/ui/email-text';
import type { HiringCandidate } from '../hiring-queries';
import { startDay } from '../hiring-rules';
import { ProgressBar } from '../progress-bar';

export function CandidateDetails({ candidate }: { candidate: HiringCandidate }) {
  const { firstName, lastName, email, phone, status, hiringStep, approvedDate, startDate } = candidate;
  const step = hiringStep && HIRING_STEPS[hiringStep];
  const hired = isHired(status);
  return (
    <Card
      component="section"
      aria-labelledby="pessoa"
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2 }}
    >
      <Typography id="pessoa" component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {firstName} {lastName}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
        <Item name="Status">
          {isApproved(status) ? (
            <ToneChip tone={hired ? 'info' : 'success'} label={hired ? 'Contratado' : 'Aprovado'} />
          ) : (
            <StatusChip status={status} />
          )}
        </Item>
        <Item name="Vaga">
          {candidate.jobTitle ?? TALENT_BANK_TITLE}
          <OtherApplicationsButton candidate={candidate} name={`${firstName} ${lastName}`} />
        </Item>
        <Item name="E-mail">
          <EmailLink email={email}>
            <EmailText email={email} />
          </EmailLink>
        </Item>
        <Item name="Telefone">
          <PhoneLink phone={phone} />
        </Item>
        <Item name="Cidade">{[candidate.city, candidate.state].filter(Boolean).join(' / ')}</Item>
        <Item name="Data de aprovação">{approvedDate && formatDate(approvedDate)}</Item>
        <Item name="Data de início">
          {startDate
            ? formatDay(startDate)
            : isApproved(status) && `${formatDay(startDay(null, dayOf()))} (prevista)`}
        </Item>
        <Item name="Etapa de contratação">
          <ProgressBar
            percent={step ? step.pagePercent : 0}
            text={step ? `${step.label} (${step.pagePercent}%)` : 'Não iniciado (0%)'}
          />
        </Item>
      </Box>
      <OpenResumeButton candidateId={candidate.id} />
    </Card>
  );
}

const Item = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      {name}
    </Box>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children || 'Não informado'}
    </Box>
  </Box>
);
