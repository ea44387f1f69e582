import type { InterviewView } from '@araucaria/contracts';
import { calendarEntry } from '../src/emails/calendar-entry.js';
import { interviewEmail } from '../src/emails/interview-email.js';

const MEET = 'https://meet.example/abc-defg';
const CONFIRM = 'https://site.example/confirmar-entrevista?id=1';
const OWN_TEXT = `Olá, Ana!

Data: segunda-feira, 10 de junho de 2030
Horário: 09:00 (horário de Brasília)
Local ou link: ${MEET}

Para confirmar a sua presença, acesse: ${CONFIRM}.

Até breve,
Equipe de Pessoas e Cultura
Araucária Software`;

const mail = (
  change: Partial<{
    notes: string;
    customMessage: string | null;
    state: string;
    confirmedBy: 'email';
    isResized: boolean;
  }> = {},
  kind: 'interview-invitation' | 'interview-rescheduled' | 'interview-cancelled' = 'interview-invitation',
) =>
  interviewEmail(kind, {
    interview: {
      interviewType: 'technical',
      interviewDate: '2030-06-10T12:00:00.000Z',
      durationMinutes: 45,
      notes: change.notes ?? MEET,
      confirmedBy: change.confirmedBy ?? null,
    } as InterviewView,
    firstName: 'Ana',
    state: change.state ?? 'PR',
    jobTitle: 'Analista',
    isClosed: false,
    isResized: change.isResized ?? false,
    customMessage: change.customMessage ?? null,
    confirmationUrl: CONFIRM,
    jobsUrl: 'https://site.example/vagas',
    areaUrl: 'https://site.example/minha-candidatura',
    now: new Date('2030-06-01T12:00:00.000Z'),
  });
const times = (text: string, part: string): number => text.split(part).length - 1;

describe('the e-mail with a recruiter’s own text', () => {
  it('repeats neither what the text says nor its signature', () => {
    const { text } = mail({ customMessage: OWN_TEXT });
    for (const part of ['10 de junho de 2030', '09:00', MEET, 'Equipe de Pessoas e Cultura'])
      expect({ part, times: times(text, part) }).toEqual({ part, times: 1 });
    expect(text).toContain('Entrevista: Entrevista Técnica\nVaga: Analista\nDuração: 45 minutos');
  });

  it('adds what the text leaves out', () => {
    const { text } = mail({ customMessage: 'Oi, Ana! Esperamos você.', state: 'AM' });
    expect(text).toContain('Data: segunda-feira, 10 de junho de 2030');
    expect(text).toMatch(/Horário: 09:00 \(horário de Brasília\)\n08:00/);
    expect(text).toContain(`Observações: ${MEET}`);
    expect(text).toContain('Equipe de Pessoas e Cultura');
    // The text names the hour of Brasília only.
    expect(mail({ customMessage: OWN_TEXT, state: 'AM' }).text).toContain('08:00');
  });

  it('links the addresses in it, without the punctuation after them', () => {
    const { html } = mail({ customMessage: OWN_TEXT });
    expect(html).toContain(`<a href="${MEET}" class="link"`);
    expect(html).toMatch(
      /<a href="https:\/\/site\.example\/confirmar-entrevista\?id=1"[^>]*class="link"[^>]*>[^<]*<\/a>\./,
    );
    expect(mail().html).toContain(`<a href="${MEET}" class="link"`);
    expect(mail({ notes: 'https://x.example/"><b>' }).html).not.toContain('<b>');
  });
});

it('a cancelled interview leads to the application, not to other jobs', () => {
  const { text } = mail({}, 'interview-cancelled');
  expect(text).toContain('Acompanhar em Minha candidatura: https://site.example/minha-candidatura');
});

describe('the e-mail about a change', () => {
  const changed = (change: Parameters<typeof mail>[0]) => {
    const { subject, text } = mail(change, 'interview-rescheduled');
    return `${subject}\n${text}`;
  };

  it('tells a new time, whether or not the candidate has confirmed it meanwhile', () => {
    for (const change of [{}, { confirmedBy: 'email' as const }])
      expect(changed(change)).toMatch(/^Entrevista remarcada[^]*mudou de horário/);
    expect(changed({})).toContain('confirme de novo');
    expect(changed({ confirmedBy: 'email' })).not.toContain('confirme de novo');
  });

  it('tells no new time if only the length changes', () => {
    for (const change of [{}, { confirmedBy: 'email' as const }]) {
      const told = changed({ ...change, isResized: true });
      expect(told).toMatch(/^Entrevista alterada/);
      expect(told).not.toMatch(/remarcada|mudou de horário|de novo/);
    }
    expect(changed({ confirmedBy: 'email', isResized: true })).toContain('continua confirmada');
  });
});

describe('the place of a calendar entry', () => {
  const placeOf = (notes: string | null) =>
    /^LOCATION:(.*)$/m
      .exec(
        String(
          calendarEntry({
            interview: {
              id: '6c1d2f0e-3b52-4d4e-9a36-0a2b5a7d8e11',
              interviewType: 'technical',
              interviewDate: '2030-06-10T12:00:00.000Z',
              durationMinutes: 45,
              revision: 0,
              notes,
            },
            cancelled: false,
            jobTitle: null,
            organizer: { name: 'Talentos', email: 'talentos@site.example' },
            attendee: 'ana@example.com',
            domain: 'site.example',
            confirmationUrl: CONFIRM,
          }).content,
        ).replace(/\r?\n /g, ''),
      )?.[1]
      ?.trim();

  it.each([
    ['Sala Araucária', 'Sala Araucária'],
    ['Traga documento.\nLocal: Rua XV de Novembro, 100', 'Rua XV de Novembro\\, 100'],
    [`Vídeo: ${MEET}`, MEET],
    ['Trazer o caso da pesquisa em lojas.', undefined],
    ['Salário a combinar', undefined],
    [`A conversa é por vídeo:\n${MEET}\nAté lá!`, MEET],
    ['Traga documento.\nVenha cinco minutos antes.', undefined],
    [null, undefined],
  ])('of the notes %j is %s', (notes, place) => {
    expect(placeOf(notes)).toBe(place);
  });
});
