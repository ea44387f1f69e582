import type { Control } from 'react-hook-form';
import Box from '@mui/material/Box';
import { JOB_TYPES } from '../../shared/job-types';
import { CheckInput } from '../../shared/form/check-input';
import { TextInput } from '../../shared/form/text-input';
import { LIMITS, RULES } from './job-rules';
import type { JobValues } from './job-values';

const TWO = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } };
const ONE = { gridColumn: '1 / -1' };

export function JobFields({ control }: { control: Control<JobValues> }) {
  return (
    <Box sx={TWO}>
      <Box sx={ONE}>
        <TextInput
          control={control}
          name="title"
          label="Título"
          rules={RULES.title}
          input={{ maxLength: LIMITS.title }}
        />
      </Box>
      <TextInput
        control={control}
        name="department"
        label="Departamento"
        rules={RULES.department}
        input={{ maxLength: LIMITS.department }}
      />
      <TextInput
        control={control}
        name="location"
        label="Localização"
        rules={RULES.location}
        hint="Cidade e estado, por exemplo Curitiba, PR"
        input={{ maxLength: LIMITS.location }}
      />
      <TextInput
        control={control}
        name="type"
        label="Tipo de contratação"
        rules={RULES.type}
        options={Object.entries(JOB_TYPES)}
      />
      <CheckInput
        control={control}
        name="isActive"
        label="Vaga ativa"
        hint="Só vagas ativas aparecem no site e recebem candidaturas"
      />
      <Box sx={ONE}>
        <TextInput
          control={control}
          name="description"
          label="Descrição"
          rules={RULES.description}
          multiline
          minRows={6}
          input={{ maxLength: LIMITS.description }}
        />
      </Box>
      <Box sx={ONE}>
        <TextInput
          control={control}
          name="requirements"
          label="Requisitos"
          rules={RULES.requirements}
          hint="Separados por vírgula"
          multiline
          minRows={3}
          input={{ maxLength: LIMITS.requirements }}
        />
      </Box>
      <Box sx={ONE}>
        <TextInput
          control={control}
          name="benefits"
          label="Benefícios"
          hint="Opcional. Separados por vírgula"
          multiline
          minRows={2}
          input={{ maxLength: LIMITS.benefits }}
        />
      </Box>
      <TextInput
        control={control}
        name="salaryMin"
        label="Salário mínimo (R$)"
        rules={RULES.salaryMin}
        hint="Opcional. Por mês, em reais"
        input={{ inputMode: 'numeric', maxLength: LIMITS.salary }}
      />
      <TextInput
        control={control}
        name="salaryMax"
        label="Salário máximo (R$)"
        rules={RULES.salaryMax}
        hint="Opcional. Por mês, em reais"
        input={{ inputMode: 'numeric', maxLength: LIMITS.salary }}
      />
    </Box>
  );
}
