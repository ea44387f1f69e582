import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { DeliveryList } from '../../../shared/messages/deliveries/delivery-list';
import { usePermission } from '../../../shared/session/use-permission';
import { fullName } from '../../../shared/format/full-name';
import { ButtonLink } from '../../../shared/ui/links';
import { CandidateInterviews } from './candidate-interviews';
import type { CandidateDetail } from '../candidates-queries';
import { ManageTab } from './manage-tab';
import { PersonalTab } from './personal-tab';
import { ResumePane } from '../resume/resume-pane';

const SECTIONS = {
  dados: 'Informações Pessoais',
  gerenciar: 'Gerenciar',
  score: '',
  entrevistas: 'Entrevistas',
  mensagens: 'Mensagens',
  curriculo: 'Currículo',
} as const;
/** `score` opens the section `gerenciar` with the focus on the score. */
export type Section = keyof typeof SECTIONS;

interface CandidateSectionsProps {
  candidate: CandidateDetail;
  section: string;
  /** Adds the résumé as a section, where there is no room for it beside the form. */
  withResume: boolean;
  onSection: (section: Section) => void;
  onSaved: () => void;
}

export function CandidateSections({
  candidate,
  section,
  withResume,
  onSection,
  onSaved,
}: CandidateSectionsProps) {
  const mayDecide = usePermission('candidates.decide');
  const seesMessages = usePermission('messages.read');
  const writes = usePermission('templates.manage');
  const shown: Section[] = [
    'dados',
    ...(mayDecide ? (['gerenciar'] as const) : []),
    'entrevistas',
    ...(seesMessages ? (['mensagens'] as const) : []),
    ...(withResume ? (['curriculo'] as const) : []),
  ];
  const tab = shown.find((each) => each === (section === 'score' ? 'gerenciar' : section)) ?? 'dados';
  const { id } = candidate;
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next: Section) => onSection(next)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label="Seções do candidato"
        // All of them fit beside a résumé on a laptop.
        sx={{
          px: 2,
          borderBottom: 1,
          borderColor: 'divider',
          flexShrink: 0,
          '& .MuiTab-root': { px: 1.5, minWidth: 0, fontSize: '0.9rem' },
        }}
      >
        {shown.map((each) => (
          <Tab
            key={each}
            value={each}
            label={SECTIONS[each]}
            id={`candidato-aba-${each}`}
            aria-controls={each === tab ? 'candidato-painel' : undefined}
          />
        ))}
      </Tabs>
      <DialogContent sx={{ minHeight: { xs: 0, sm: 380 } }}>
        <Box
          role="tabpanel"
          id="candidato-painel"
          aria-labelledby={`candidato-aba-${tab}`}
          sx={{ height: '100%' }}
        >
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
          ) : tab === 'curriculo' ? (
            <ResumePane
              candidateId={id}
              name={fullName(candidate)}
              hasResume={candidate.resumeUrl !== null}
            />
          ) : (
            <PersonalTab candidate={candidate} />
          )}
        </Box>
      </DialogContent>
    </>
  );
}
