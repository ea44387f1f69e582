import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { QUARANTINE_DAYS, RETENTION_KINDS, type RetentionKind } from '@araucaria/contracts/domain';
import { formatDateTime } from '../../shared/format/formats';
import { ToneChip } from '../../shared/ui/tone-chip';
import type { RetentionRuleRow } from './privacy-queries';
import { PrivacySection } from './privacy-section';
import { RETENTION_TEXTS } from './retention-texts';
import { RuleDialog } from './rule-dialog';

export function RetentionRules({ rules }: { rules: readonly RetentionRuleRow[] }) {
  const [edited, setEdited] = useState<RetentionRuleRow | null>(null);
  return (
    <PrivacySection
      title="Prazos"
      text={`Ao fim do prazo, os dados ficam ${QUARANTINE_DAYS} dias em quarentena: somem de listas, buscas e exportações, e podem ser restaurados. Depois são apagados. Os prazos ligados valem todas as noites.`}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {rules.map((rule) => (
          <Rule key={rule.kind} rule={rule} onEdit={() => setEdited(rule)} />
        ))}
      </Box>
      {edited && <RuleDialog rule={edited} onClose={() => setEdited(null)} />}
    </PrivacySection>
  );
}

function Rule({ rule, onEdit }: { rule: RetentionRuleRow; onEdit: () => void }) {
  const kind = rule.kind as RetentionKind;
  const { label, countsFrom, kept } = RETENTION_TEXTS[kind];
  const { hasQuarantine } = RETENTION_KINDS[kind];
  return (
    <Card variant="outlined" sx={{ p: 2, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h3" variant="subtitle1" sx={{ flex: '1 1 160px' }}>
          {label}
        </Typography>
        <ToneChip tone={rule.enabled ? 'success' : 'default'} label={rule.enabled ? 'Ligado' : 'Desligado'} />
      </Box>
      <Typography>
        <strong>{rule.termDays} dias</strong> a partir de: {countsFrom}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Não se apaga: {kept}
        {!hasQuarantine && ' Sem quarentena: são apagados ao fim do prazo.'}
      </Typography>
      {rule.changedAt && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Alterado em {formatDateTime(rule.changedAt)}
          {rule.changedBy && ` por ${rule.changedBy}`}
        </Typography>
      )}
      <Box>
        <Button size="small" sx={{ ml: -1.5 }} onClick={onEdit} aria-label={`Alterar prazo: ${label}`}>
          Alterar prazo
        </Button>
      </Box>
    </Card>
  );
}
