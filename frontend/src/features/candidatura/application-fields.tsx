import { EDUCATION_LEVELS, formatCep, STATES } from '../../shared/brazil';
import type { SimpleForm } from '../../shared/form/simple-form';
import { SimpleInput } from '../../shared/form/simple-input';
import { LIMITS } from './application-rules';
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
  form: SimpleForm<ApplicationValues>;
  filled: ResumeFields;
  confidence: Confidence;
}

const NOT_STATED = ['', 'Não informado'] as const;
const STATE_OPTIONS = [NOT_STATED, ...STATES.map(([code, name]) => [code, name] as const)];
const LEVEL_OPTIONS = [NOT_STATED, ...EDUCATION_LEVELS.map((level) => [level, level] as const)];

/** The hint of each field that the résumé filled. */
const hintsOf =
  ({ form, filled, confidence }: FieldsProps) =>
  (name: ResumeField): string | undefined =>
    fillHint(name, form.values[name], filled, confidence);

export function PersonalData(props: FieldsProps) {
  const { form } = props;
  const hint = hintsOf(props);
  return (
    <FormSection title="Dados pessoais" text="Somente nome, sobrenome, e-mail e telefone são obrigatórios.">
      <Column span={6}>
        <SimpleInput
          form={form}
          name="firstName"
          label="Nome"
          hint={hint('firstName')}
          autoComplete="given-name"
          input={{ maxLength: LIMITS.firstName }}
        />
      </Column>
      <Column span={6}>
        <SimpleInput
          form={form}
          name="lastName"
          label="Sobrenome"
          hint={hint('lastName')}
          autoComplete="family-name"
          input={{ maxLength: LIMITS.lastName }}
        />
      </Column>
      <Column span={6}>
        <SimpleInput
          form={form}
          name="email"
          label="E-mail"
          type="email"
          hint={hint('email')}
          autoComplete="email"
          input={{ inputMode: 'email', maxLength: LIMITS.email }}
        />
      </Column>
      <Column span={6}>
        <SimpleInput
          form={form}
          name="phone"
          label="Telefone"
          type="tel"
          hint={hint('phone')}
          autoComplete="tel"
          format={formatPhone}
          input={{ inputMode: 'tel', maxLength: LIMITS.phone }}
        />
      </Column>
      <Column span={8}>
        <SimpleInput
          form={form}
          name="address"
          label="Endereço"
          hint={hint('address')}
          autoComplete="street-address"
          input={{ maxLength: LIMITS.address }}
        />
      </Column>
      <Column span={4}>
        <SimpleInput
          form={form}
          name="zip"
          label="CEP"
          hint={hint('zip')}
          autoComplete="postal-code"
          format={formatCep}
          input={{ inputMode: 'numeric', maxLength: LIMITS.zip }}
        />
      </Column>
      <Column span={7}>
        <SimpleInput
          form={form}
          name="city"
          label="Cidade"
          hint={hint('city')}
          autoComplete="address-level2"
          input={{ maxLength: LIMITS.city }}
        />
      </Column>
      <Column span={5}>
        <SimpleInput
          form={form}
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
  const { form } = props;
  const hint = hintsOf(props);
  return (
    <FormSection title="Formação e experiência">
      <Column span={5}>
        <SimpleInput
          form={form}
          name="educationLevel"
          label="Escolaridade"
          hint={hint('educationLevel')}
          options={LEVEL_OPTIONS}
        />
      </Column>
      <Column span={7}>
        <SimpleInput
          form={form}
          name="educationCourse"
          label="Curso"
          hint={hint('educationCourse')}
          input={{ maxLength: LIMITS.educationCourse }}
        />
      </Column>
      <Column>
        <SimpleInput
          form={form}
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
