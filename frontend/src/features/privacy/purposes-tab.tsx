import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { labelOf } from '@araucaria/contracts/domain';
import type { ConsentVersionsQuery } from '../../generated/graphql';
import { useFreshQuery } from '../../shared/api/use-fresh-query';
import { formatDate } from '../../shared/format/formats';
import { DataList, type Column } from '../../shared/lists/data-list';
import { EmptyState } from '../../shared/ui/empty-state';
import { LoadState, queryState } from '../../shared/ui/load-state';
import { FIXED_TERMS } from './fixed-terms';
import { CONSENT_VERSIONS } from './privacy-queries';
import { PrivacySection } from './privacy-section';
import { PROCESSING_PURPOSES, type ProcessingPurpose } from './processing-purposes';

const FIELDS: Array<[label: string, field: keyof ProcessingPurpose]> = [
  ['Finalidade', 'purpose'],
  ['Base legal (LGPD)', 'legalBasis'],
  ['Titulares', 'persons'],
  ['Dados', 'data'],
  ['Quem recebe', 'recipients'],
  ['Prazo', 'retention'],
];

const TEXTS: Record<string, string> = {
  application: 'Candidatura a uma vaga',
  'talent-bank': 'Banco de Talentos',
  referral: 'Indicação por visitante',
};

const CONSENT_COLUMNS: Array<Column<ConsentVersionsQuery['consentVersions'][number] & { id: number }>> = [
  { key: 'text', label: 'Texto', cell: ({ text }) => labelOf(TEXTS, text) },
  { key: 'version', label: 'Versão', cell: ({ version }) => version },
  { key: 'consents', label: 'Consentimentos', cell: ({ consents }) => consents },
  { key: 'firstAt', label: 'Primeiro', cell: ({ firstAt }) => formatDate(firstAt) },
  { key: 'lastAt', label: 'Último', cell: ({ lastAt }) => formatDate(lastAt) },
];

const FIXED_COLUMNS: Array<Column<(typeof FIXED_TERMS)[number] & { id: number }>> = [
  { key: 'label', label: 'Dado', cell: ({ label }) => label },
  { key: 'term', label: 'Prazo', cell: ({ term }) => term },
  { key: 'reason', label: 'Motivo', cell: ({ reason }) => reason },
];

export function PurposesTab() {
  return (
    <>
      <PrivacySection
        title="Operações de tratamento"
        text="O registro do art. 37 da LGPD. Muda somente com o sistema."
      >
        <div>
          {PROCESSING_PURPOSES.map((purpose) => (
            <Purpose key={purpose.id} purpose={purpose} />
          ))}
        </div>
      </PrivacySection>
      <Consents />
      <PrivacySection title="Prazos fixos" text="Definidos por lei ou pelo funcionamento do sistema.">
        <DataList
          label="Prazos fixos"
          rows={FIXED_TERMS.map((term, id) => ({ ...term, id }))}
          columns={FIXED_COLUMNS}
        />
      </PrivacySection>
    </>
  );
}

const Purpose = ({ purpose }: { purpose: ProcessingPurpose }) => (
  <Box
    sx={{
      py: 2,
      borderTop: 1,
      borderColor: 'divider',
      display: 'grid',
      columnGap: 3,
      rowGap: 1,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr)' },
    }}
  >
    <Typography component="h3" variant="subtitle1">
      {purpose.name}
    </Typography>
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: 1.5,
        // Six fields: no column count leaves one of them alone on its line.
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      {FIELDS.map(([label, field]) => (
        <div key={field}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0 }}>
            {purpose[field]}
          </Typography>
        </div>
      ))}
    </Box>
  </Box>
);

function Consents() {
  const query = useFreshQuery(CONSENT_VERSIONS);
  const versions = query.data?.consentVersions ?? [];
  return (
    <PrivacySection
      title="Consentimentos por versão do texto"
      text="Cada consentimento guarda a versão do texto aceito e a data."
    >
      <LoadState
        {...queryState(query)}
        loadingLabel="Carregando os consentimentos..."
        errorTitle="Erro ao carregar os consentimentos"
      >
        <DataList
          label="Consentimentos"
          rows={versions.map((version, id) => ({ ...version, id }))}
          columns={CONSENT_COLUMNS}
          empty={
            <EmptyState
              title="Nenhum consentimento guardado"
              text="Eles aparecem com a primeira candidatura ou indicação."
            />
          }
        />
      </LoadState>
    </PrivacySection>
  );
}
