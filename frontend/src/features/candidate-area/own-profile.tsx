import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  APPLICATION_MAX_CHARS,
  BRAZILIAN_STATES,
  EDUCATION_LEVELS,
  PROFILE,
  PROFILE_FIELDS,
  type ProfileField,
  type CandidateArea,
} from '@araucaria/contracts/domain';
import { failureOf } from '../../shared/api/failure';
import { rest } from '../../shared/api/rest';
import { useCall } from '../../shared/api/use-call';
import { formatCep } from '../../shared/format/brazil';
import { useSimpleForm, type Rules } from '../../shared/form/simple-form';
import { SimpleInput } from '../../shared/form/simple-input';
import { AREA_PATH } from './area';

type ProfileValues = Record<ProfileField, string>;

const CHOICES: Partial<Record<ProfileField, ReadonlyArray<readonly [value: string, text: string]>>> = {
  state: Object.entries(BRAZILIAN_STATES),
  educationLevel: EDUCATION_LEVELS.map((level) => [level, level] as const),
};

/** The choices of the application form. A stored value that is none of them stays until another one is chosen. */
function choicesOf(field: ProfileField, stored: string) {
  const choices = CHOICES[field];
  if (!choices) return {};
  const isListed = stored === '' || choices.some(([value]) => value === stored);
  const own = isListed ? [] : [[stored, stored] as const];
  return { options: [['', 'Não informado'] as const, ...own, ...choices] };
}

const RULES: Rules<ProfileValues> = {
  firstName: { required: 'Informe o nome' },
  lastName: { required: 'Informe o sobrenome' },
  phone: { required: 'Informe o telefone' },
};

interface OwnProfileProps {
  profile: CandidateArea['profile'];
  onChange: () => Promise<void>;
}

const valuesOf = (profile: CandidateArea['profile']): ProfileValues =>
  Object.fromEntries(PROFILE_FIELDS.map((field) => [field, profile[field] ?? ''])) as ProfileValues;

export function OwnProfile({ profile, onChange }: OwnProfileProps) {
  const [isSaved, setIsSaved] = useState(false);
  const stored = valuesOf(profile);
  const form = useSimpleForm<ProfileValues>(stored, RULES);
  const { getValues, setValues } = form;
  const { failure, run } = useCall((error) => {
    const { message, fields } = failureOf(error);
    form.setErrors(fields);
    return message;
  });
  /** The values from which the person has begun: what differs from them was typed here. */
  const base = useRef(stored);
  // Another tab, a new résumé or another device may change the profile. What was typed stays.
  useEffect(() => {
    const next = valuesOf(profile);
    const typed = getValues();
    const untouched = PROFILE_FIELDS.filter((field) => typed[field] === base.current[field]);
    setValues(Object.fromEntries(untouched.map((field) => [field, next[field]])));
    base.current = next;
  }, [profile, getValues, setValues]);

  const save = (values: ProfileValues) =>
    run(async () => {
      setIsSaved(false);
      await rest('PUT', `${AREA_PATH}/profile`, values);
      setIsSaved(true);
      base.current = values;
      await onChange();
    });

  return (
    <Box component="section" aria-labelledby="cadastro" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2" id="cadastro">
        Meu cadastro
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(event: SyntheticEvent) => form.submit(event, { onValid: save })}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {PROFILE_FIELDS.map((field) => {
          const isLong = field === 'experienceSummary';
          return (
            <Box key={field} sx={isLong ? { gridColumn: '1 / -1', display: 'grid' } : { display: 'grid' }}>
              <SimpleInput
                form={form}
                name={field}
                label={PROFILE[field]}
                {...choicesOf(field, stored[field])}
                {...(field === 'zip' && { format: formatCep })}
                {...(isLong && { multiline: true, minRows: 3 })}
                {...(Object.hasOwn(APPLICATION_MAX_CHARS, field) && {
                  limit: APPLICATION_MAX_CHARS[field as keyof typeof APPLICATION_MAX_CHARS],
                })}
              />
            </Box>
          );
        })}
        <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
          <div role="status">
            {isSaved && <Alert severity="success">Cadastro corrigido em todas as suas candidaturas.</Alert>}
          </div>
          <Button type="submit" variant="contained" disabled={form.submitting}>
            {form.submitting ? 'Salvando...' : 'Salvar o cadastro'}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
