import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FileDownloadOutlined from '../../generated/icons/FileDownloadOutlined';
import KeyboardOutlined from '../../generated/icons/KeyboardOutlined';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { RESPONSE_SETTINGS } from '../../domain/candidates/response-settings';
import { usePermission } from '../../shared/session/use-permission';
import { DownloadButton } from '../../shared/ui/download-button';
import { TabbedPanel, selectedTab } from '../../shared/ui/tabbed-panel';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { idIn, useUrlState } from '../../shared/lists/use-url-state';
import { CandidateWorkspace } from './detail/candidate-workspace';
import { DEFAULT_VIEW, exportPath } from './filters/candidate-filters';
import { CandidatesTab } from './list/candidates-tab';
import { InterviewsTab } from './interviews-tab';
import { ShortcutsDialog } from './shortcuts/shortcuts-dialog';
import { FigureStrip } from './figure-strip';
import { useCandidateList } from './list/use-candidate-list';
import { useReturnToRow } from './list/use-return-to-row';
import { useCandidateStepper } from './detail/use-candidate-stepper';

const TABS = [
  ['candidatos', 'Candidatos'],
  ['entrevistas', 'Entrevistas'],
] as const;

export default function DashboardPage() {
  usePageTitle('Candidatos Inscritos');
  const [view, change] = useUrlState(DEFAULT_VIEW);
  const exports = usePermission('candidates.export');
  const [help, setHelp] = useState(false);
  const tab = selectedTab(TABS, view.aba);
  const opened = idIn(view.candidato);
  const list = useCandidateList(view);
  const { data: settings } = useFreshQuery(RESPONSE_SETTINGS);
  const overdueDays = settings?.responseSettings.overdueDays;
  const stepper = useCandidateStepper(list, tab === 'candidatos' ? opened : undefined);
  useReturnToRow(opened);
  const { page } = view;
  /** Whether the detail was opened from the list, and not by a link. */
  const [goesOn, setGoesOn] = useState(false);
  const open = (id: number, secao = '') => {
    setGoesOn(true);
    change({ candidato: String(id), secao, page });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageHeading title="Candidatos Inscritos">
        <Button
          color="inherit"
          startIcon={<KeyboardOutlined />}
          // A phone has no keys; where one is connected, `?` opens the help too.
          sx={{ '@media (pointer: coarse)': { display: 'none' } }}
          onClick={() => setHelp(true)}
        >
          Atalhos
        </Button>
        {exports && tab === 'candidatos' && (
          <DownloadButton
            path={exportPath(view)}
            fileName="candidatos.csv"
            startIcon={<FileDownloadOutlined />}
            success={{ title: 'Relatório exportado', text: 'O arquivo candidatos.csv foi gerado.' }}
            errorTitle="Erro ao exportar relatório"
          >
            Exportar Relatório
          </DownloadButton>
        )}
      </PageHeading>
      <FigureStrip view={view} overdueDays={overdueDays} />
      <Box
        sx={{
          display: 'grid',
          gap: tab === 'candidatos' ? 1 : 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        <TabbedPanel
          label="Candidatos e entrevistas"
          tabs={TABS}
          value={tab}
          onChange={(aba) => change({ aba: aba === 'candidatos' ? '' : aba, ordem: '' })}
        >
          {tab === 'candidatos' ? (
            <CandidatesTab
              view={view}
              list={list}
              overdueDays={overdueDays}
              onChange={change}
              onOpen={open}
              onHelp={() => setHelp(true)}
              shortcutsEnabled={!help && opened === undefined}
            />
          ) : (
            <InterviewsTab view={view} onChange={change} onOpen={open} />
          )}
        </TabbedPanel>
      </Box>
      {opened !== undefined && (
        <CandidateWorkspace
          id={opened}
          stepper={stepper}
          section={view.secao}
          onSection={(secao) => change({ secao: secao === 'dados' ? '' : secao, page }, { replace: true })}
          onStep={({ id, page: targetPage }) =>
            change(
              {
                candidato: String(id),
                secao: view.secao === 'score' ? 'gerenciar' : view.secao,
                page: targetPage > 1 ? String(targetPage) : '',
              },
              { replace: true },
            )
          }
          goesOn={goesOn}
          onClose={() => change({ candidato: '', secao: '', page }, { replace: true })}
        />
      )}
      {help && <ShortcutsDialog onClose={() => setHelp(false)} />}
    </Box>
  );
}
