import Alert from '@mui/material/Alert';
import type { ResumeNotice } from '../../../generated/graphql';

const TEXTS: Record<ResumeNotice, { severity: 'warning' | 'info'; text: string }> = {
  HIDDEN_TEXT: {
    severity: 'warning',
    text: 'Este PDF contém texto oculto, que só um programa lê (por exemplo, letras da cor do papel). Ele não foi usado no preenchimento; confira o arquivo.',
  },
  NOTHING_FOUND: {
    severity: 'info',
    text: 'Nenhum dado foi encontrado neste PDF: os dados são os que o candidato digitou.',
  },
  SCANNED: {
    severity: 'info',
    text: 'Este PDF é uma imagem digitalizada, sem texto: os dados são os que o candidato digitou.',
  },
  RECOGNIZED: {
    severity: 'info',
    text: 'Este PDF é uma imagem digitalizada: os dados foram reconhecidos dela, e convém conferi-los.',
  },
  TRUNCATED: { severity: 'info', text: 'Só uma parte deste PDF pôde ser lida.' },
};

/** The notices that say the same and more: a recognized document is scanned too, and a scan that was not read has no fields. */
const IMPLIED_BY: Partial<Record<ResumeNotice, ResumeNotice[]>> = {
  SCANNED: ['RECOGNIZED'],
  NOTHING_FOUND: ['SCANNED'],
};

export const ResumeNotices = ({ notices }: { notices: readonly ResumeNotice[] | null | undefined }) =>
  notices
    ?.filter((notice) => !IMPLIED_BY[notice]?.some((other) => notices.includes(other)))
    .map((notice) => (
      <Alert key={notice} severity={TEXTS[notice].severity}>
        {TEXTS[notice].text}
      </Alert>
    ));
