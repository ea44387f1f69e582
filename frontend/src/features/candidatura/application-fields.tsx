import { useWatch, type Control } from 'react-hook-form';
import { EDUCATION_LEVELS, formatCep, STATES } from '../../shared/brazil';
import { TextInput } from '../../shared/form/text-input';
import { LIMITS, RULES } from './application-rules';
import {
  fillHint,
  type ApplicationValues,
  type Confidence,
  type ResumeField,
  type ResumeFields,
} from './application-values';
import { Column, FormSection } from './form-section';
import { formatPhone } from './format-phone';

export interface FieldsProps {
  control: Control<ApplicationValues>;
  filled: ResumeFields;
  confidence: Confidence;
}

const NOT_STATED = ['', 'Não informado'] as const;
const STATE_OPTIONS = [NOT_STATED, ...STATES.map(([code, name]) => [code, name] as const)];
const LEVEL_OPTIONS = [NOT_STATED, ...EDUCATION_LEVELS.map((level) => [level, level] as const)];

/** The hint of each field that the résumé filled. */
function useHints({ control, filled, confidence }: FieldsProps): (name: ResumeField) => string | undefined {
  const values = useWatch({ control });
  return (name) => fillHint(name, values[name] ?? '', filled, confidence);
}

export function PersonalData(props: FieldsProps) {
  const { control } = props;
  const hint = useHints(props);
  return (
    <FormSection title="Dados pessoais" text="Somente nome, sobrenome, e-mail e telefone são obrigatórios.">
      <Column span={6}>
        <TextInput
          control={control}
          name="firstName"
          label="Nome"
          rules={RULES.firstName}
          hint={hint('firstName')}
          autoComplete="given-name"
          input={{ maxLength: LIMITS.firstName }}
        />
      </Column>
      <Column span={6}>
        <TextInput
          control={control}
          name="lastName"
          label="Sobrenome"
          rules={RULES.lastName}
          hint={hint('lastName')}
          autoComplete="family-name"
          input={{ maxLength: LIMITS.lastName }}
        />
      </Column>
      <Column span={6}>
        <TextInput
          control={control}
          name="email"
          label="E-mail"
          type="email"
          rules={RULES.email}
          hint={hint('email')}
          autoComplete="email"
          input={{ inputMode: 'email', maxLength: LIMITS.email }}
        />
      </Column>
      <Column span={6}>
        <TextInput
          control={control}
          name="phone"
          label="Telefone"
          type="tel"
          rules={RULES.phone}
          hint={hint('phone')}
          autoComplete="tel"
          format={formatPhone}
          input={{ inputMode: 'tel', maxLength: LIMITS.phone }}
        />
      </Column>
      <Column span={8}>
        <TextInput
          control={control}
          name="address"
          label="Endereço"
          hint={hint('address')}
          autoComplete="street-address"
          input={{ maxLength: LIMITS.address }}
        />
      </Column>
      <Column span={4}>
        <TextInput
          control={control}
          name="zip"
          label="CEP"
          hint={hint('zip')}
          autoComplete="postal-code"
          format={formatCep}
          input={{ inputMode: 'numeric', maxLength: LIMITS.zip }}
        />
      </Column>
      <Column span={7}>
        <TextInput
          control={control}
          name="city"
          label="Cidade"
          hint={hint('city')}
          autoComplete="address-level2"
          input={{ maxLength: LIMITS.city }}
        />
      </Column>
      <Column span={5}>
        <TextInput
          control={control}
          name="state"
          label="Estado"
          hint={hint('state')}
          autoComplete="address-level1"
          options={STATE_OPTIONS}
        />
      </Column>
    </FormSection>
  );
}

export function Background(props: FieldsProps) {
  const { control } = props;
  const hint = useHints(props);
  return (
    <FormSection title="Formação e experiência">
      <Column span={5}>
        <TextInput
          control={control}
          name="educationLevel"
          label="Escolaridade"
          hint={hint('educationLevel')}
          options={LEVEL_OPTIONS}
        />
      </Column>
      <Column span={7}>
        <TextInput
          control={control}
          name="educationCourse"
          label="Curso"
          hint={hint('educationCourse')}
          input={{ maxLength: LIMITS.educationCourse }}
        />
      </Column>
      <Column>
        <TextInput
          control={control}
          name="experienceSummary"
          label="Resumo da experiência"
          hint={hint('experienceSummary')}
          multiline
          minRows={5}
          input={{ maxLength: LIMITS.experienceSummary }}
        />
      </Column>
    </FormSection>
  );
}
