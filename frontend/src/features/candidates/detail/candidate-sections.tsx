import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { DeliveryList } from '../../../domain/messages/deliveries/delivery-list';
import { usePermission } from '../../../shared/session/use-permission';
import { ButtonLink } from '../../../shared/ui/links';
import { CandidateInterviews } from './candidate-interviews';
import type { CandidateDetail } from '../candidates-queries';
import { SECTION_LABELS, tabOf, type Section } from './sections';
import { ManageTab } from './manage-tab';
import { PersonalTab } from './personal-tab';
import { WrittenApplication } from './written-application';
import { ResumePane } from '../resume/resume-pane';

interface CandidateSectionsProps {
  candidate: CandidateDetail;
  label: string;
  /** The sections in their order; those that the user may not see are left out. */
  offered: readonly Section[];
  section: string;
  onSection: (section: Section) => void;
  onSaved: () => void;
}

export function CandidateSections(props: CandidateSectionsProps) {
  const { candidate, label, offered, section, onSection, onSaved } = props;
  const panelId = useId();
  const mayDecide = usePermission('candidates.decide');
  const seesMessages = usePermission('messages.read');
  const writes = usePermission('templates.manage');
  const shown = offered.filter(
    (each) => (each !== 'gerenciar' || mayDecide) && (each !== 'mensagens' || seesMessages),
  );
  const tab = shown.find((each) => each === tabOf(section)) ?? shown[0];
  const { id } = candidate;
  const hasResume = candidate.resumeUrl !== null;
  // Kept behind the other sections: each load is a read of the file, and an entry of the access log.
  const [keepsResume, setKeepsResume] = useState(false);
  if (tab === 'curriculo' && hasResume && !keepsResume) setKeepsResume(true);
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next: Section) => onSection(next)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={label}
        sx={{
          px: 2,
          borderBottom: 1,
          borderColor: 'divider',
          flexShrink: 0,
          '& .MuiTab-root': { px: 1.5, minWidth: 0, fontSize: '0.9rem' },
          // The first section stands in line with the texts below.
          '& .MuiTabs-scrollButtons.Mui-disabled': { width: 0 },
        }}
      >
        {shown.map((each) => (
          <Tab
            key={each}
            value={each}
            label={SECTION_LABELS[each]}
            id={`candidato-aba-${each}`}
            aria-controls={each === tab ? panelId : undefined}
          />
        ))}
      </Tabs>
      <DialogContent sx={{ px: 2, py: tab === 'curriculo' ? 1 : 2 }}>
        <Box role="tabpanel" id={panelId} aria-labelledby={`candidato-aba-${tab}`} sx={{ height: '100%' }}>
          {(tab === 'curriculo' || keepsResume) && (
            <Box sx={{ height: '100%', display: tab === 'curriculo' ? 'block' : 'none' }}>
              <ResumePane candidate={candidate}>
                <WrittenApplication candidate={candidate} />
              </ResumePane>
            </Box>
          )}
          {tab === 'gerenciar' ? (
            <ManageTab candidate={candidate} focusScore={section === 'score'} onSaved={onSaved} />
          ) : tab === 'entrevistas' ? (
            <CandidateInterviews candidate={candidate} />
          ) : tab === 'mensagens' ? (
            <>
              {writes && (
                <Box sx={{ mb: 2 }}>
                  <ButtonLink to={`/modelos-mensagem?candidato=${id}`} variant="outlined">
                    Escrever com um modelo
                  </ButtonLink>
                </Box>
              )}
              <DeliveryList candidateId={id} />
            </>
          ) : (
            tab !== 'curriculo' && <PersonalTab candidate={candidate} />
          )}
        </Box>
      </DialogContent>
    </>
  );
}
