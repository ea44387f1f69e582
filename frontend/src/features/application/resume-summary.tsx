import { Fragment } from 'react';
import { ofEducation, ofExperience } from '../../domain/profile/past-record';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { classes } from '../../shared/ui/classes';
import { EmailText } from '../../shared/ui/email-text';
import { CheckCircleOutlined } from '../../generated/plain-icons';
import { ReadRecords } from './read-records';
import css from './resume-state.module.css';
import type { UploadedResume } from './upload-resume';

export type ReadEntries = Pick<UploadedResume, 'experiences' | 'education'>;

interface ResumeSummaryProps {
  resume: UploadedResume;
  /** The visitor leaves out an entry. */
  onEntries: (entries: ReadEntries) => void;
  onClear: () => void;
}

export function ResumeSummary({ resume, onEntries, onClear }: ResumeSummaryProps) {
  const { fields, experiences, education } = resume;
  const place = [fields.address, fields.city, fields.state].filter(Boolean).join(', ');
  const rows = [
    ['Nome', [fields.firstName, fields.lastName].filter(Boolean).join(' ')],
    ['E-mail', fields.email],
    ['Telefone', fields.phone],
    ['Endereço', place],
  ].filter(([, value]) => value);
  return (
    <div className={classes(css.box, css.read)}>
      <div className={css.row}>
        <CheckCircleOutlined className={css.done} />
        <div className={css.file}>
          <p className={classes('at-body1', css.title)}>
            {rows.length ? 'Currículo lido' : 'Currículo recebido'}
          </p>
          <p className="at-body2 at-muted">{resume.resumeFilename}</p>
        </div>
      </div>
      {rows.length > 0 && resume.message && <Alert severity="warning">{resume.message}</Alert>}
      {rows.length > 0 ? (
        <dl className={css.values}>
          {rows.map(([name, value]) => (
            <Fragment key={name}>
              <dt className="at-muted">{name}</dt>
              <dd>{name === 'E-mail' && value ? <EmailText email={value} /> : value}</dd>
            </Fragment>
          ))}
        </dl>
      ) : (
        <p className="at-body2">
          {resume.message ??
            'Não encontramos os seus dados no arquivo. Preencha o formulário: o currículo será enviado junto.'}
        </p>
      )}
      <ReadRecords
        heading="Experiência: confira o que será enviado"
        records={experiences.map(ofExperience)}
        onRemove={(index) =>
          onEntries({ experiences: experiences.filter((_one, at) => at !== index), education })
        }
      />
      <ReadRecords
        heading="Formação: confira o que será enviado"
        records={education.map(ofEducation)}
        onRemove={(index) =>
          onEntries({ experiences, education: education.filter((_one, at) => at !== index) })
        }
      />
      <div>
        <Button variant="outlined" onClick={onClear}>
          Enviar outro currículo
        </Button>
      </div>
    </div>
  );
}
