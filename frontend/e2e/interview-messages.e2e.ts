import {
  addDays,
  applicant,
  businessDayFrom,
  endUndoWindow,
  instantOf,
  isLongForm,
  itInLongForm,
  startTestSystem,
  story,
  today,
  type TestSystem,
  type Visitor,
} from '@araucaria/testing';
import { dayGroup } from './support/day-group.js';
import { Journey } from './support/journey.js';

const NAME = 'Joana Prado 1';

/** `15/12/2026` */
const shortDay = (day: string): string => day.split('-').reverse().join('/');
/** `15 de dezembro de 2026` */
const longDay = (day: string): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00Z`));

story('messages of interviews', () => {
  let system: TestSystem;
  let staff: Visitor;
  let admin: Journey;
  let id: number;
  /** Two business days, as `YYYY-MM-DD`. */
  let firstDay: string;
  let secondDay: string;

  beforeAll(async () => {
    system = await startTestSystem();
    staff = await system.admin();
    const person = { ...applicant(1), recaptchaToken: await system.captcha() };
    id = (await system.visitor().post<{ id: number }>('/api/candidates', person)).body.id;
    admin = await Journey.start(system.url, {
      session: staff,
      permissions: ['clipboard-write'],
    });
    firstDay = await businessDayFrom(staff, addDays(today(), 10));
    secondDay = await businessDayFrom(staff, addDays(firstDay, 1));
  });
  afterAll(async () => {
    await admin?.close();
    await system?.stop();
  });

  /** The first day from `firstDay` on that is closed for this reason. */
  async function closedDay(reason: string): Promise<string> {
    const { body } = await staff.graphql<{ interviewClosedDays: Array<{ day: string; reason: string }> }>(
      `{ interviewClosedDays(startDate: "${firstDay}", endDate: "${addDays(firstDay, 30)}") { day reason } }`,
    );
    return body.data?.interviewClosedDays.find((closed) => closed.reason === reason)?.day ?? '';
  }

  async function schedule(): Promise<void> {
    const { status } = await staff.post('/api/interviews', {
      candidateId: id,
      interviewDate: instantOf(firstDay, '14:15'),
      interviewType: 'hr',
      notes: 'Sala Araucária, 2º andar',
    });
    expect(status).toBe(201);
  }

  // In `npm test`: day-panel.spec ('offers no times on a closed day …'), reschedule-dialog.spec ('… the reasons of closed days'),
  // scheduling.int-spec ('are none on weekends and national holidays …').
  itInLongForm('offers no slots on weekends and national holidays, and shows the reason', async () => {
    const { page } = admin;
    const year = Number(today().slice(0, 4)) + 1;
    await admin.open(`/entrevistas?dia=${year}-12-25`);
    await page.getByText('Não há entrevistas neste dia: Feriado: Natal.').waitFor();
    await page.getByRole('gridcell', { name: /25 de dezembro.*fechado: Feriado: Natal/ }).waitFor();
    await admin.screenshot('entrevistas-feriado');
    const saturday = await closedDay('Sábado');
    await admin.open(`/entrevistas?dia=${saturday}`);
    await page.getByText('Não há entrevistas neste dia: Sábado.').waitFor();
    const refused = await staff.post<{ errors: unknown }>('/api/interviews', {
      candidateId: id,
      interviewDate: `${saturday}T09:00`,
      interviewType: 'hr',
    });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([
      { field: 'interviewDate', message: 'Escolha um dia útil: não há entrevistas nesta data (sábado)' },
    ]);
  });

  // In `npm test`: schedule-dialog.spec ('keeps its message over an ended session, until it is given up'), schedule-host.spec, and
  // scheduling.e2e ('keeps what was typed over Esc, a click outside and a reload').
  itInLongForm('keeps the notes over a reload and a change of day, and asks before it discards', async () => {
    const { page } = admin;
    await admin.open(`/entrevistas?dia=${secondDay}&candidato=${id}`);
    await page.getByLabel('Observações').fill('Sala Araucária, 2º andar');
    await page.reload();
    await page.waitForFunction(
      () => (document.getElementById('notes') as HTMLTextAreaElement | null)?.value !== '',
    );
    expect(await page.getByLabel('Observações').inputValue()).toBe('Sala Araucária, 2º andar');
    await page.goto(`/entrevistas?dia=${firstDay}&candidato=${id}`);
    await page.getByRole('group', { name: 'Manhã' }).getByRole('button', { name: '10:30' }).click();
    expect(await page.getByLabel('Observações').inputValue()).toBe('Sala Araucária, 2º andar');
    await page.getByRole('button', { name: 'Agendar Entrevista', exact: true }).click();
    await page.getByRole('dialog', { name: 'Confirmar Agendamento' }).getByText('10:30').waitFor();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('button', { name: 'Escolher modelo' }).click();
    await page.getByRole('button', { name: 'Usar Confirmação rápida' }).click();
    await page.getByRole('dialog', { name: 'Modelos de Mensagem' }).waitFor({ state: 'detached' });
    for (const closeDialog of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
      // By its role: the dialog listens to the keyboard again once it is no longer hidden below the other one.
      await page.getByRole('textbox', { name: 'Mensagem personalizada' }).focus();
      await closeDialog();
      await page.getByText('Descartar o que foi digitado?').waitFor();
      await page.getByRole('button', { name: 'Continuar editando' }).click();
      await page.getByText('Descartar o que foi digitado?').waitFor({ state: 'detached' });
    }
    await page.getByLabel('Mensagem personalizada').waitFor();
  });

  // In `npm test`: scheduling.e2e ('… mails its text'), schedule-dialog.spec ('… with the message of a template'), reschedule-dialog.spec,
  // concurrent-changes.int-spec ('replace the recruiter’s text when rescheduling, and keep its variables'), interview-email.spec.
  itInLongForm(
    'previews variables of a template, stores them unfilled, and mails the current time',
    async () => {
      const { page } = admin;
      const stored = await page.getByLabel('Mensagem personalizada').inputValue();
      expect(stored).toContain('Olá, {{nome}}!');
      const preview = page.getByRole('region', { name: 'Como o candidato vai ler' });
      await preview.getByText('Olá, Joana!').waitFor();
      await preview.getByText(longDay(firstDay)).waitFor();
      await admin.screenshot('agendamento-previa');
      await page.getByRole('button', { name: 'Continuar' }).click();
      await page.getByRole('heading', { name: 'Resumo da notificação' }).waitFor();
      await preview.getByText('às 10:30').waitFor();
      await admin.screenshot('agendamento-resumo');
      await page.getByRole('button', { name: 'Confirmar Agendamento' }).dblclick();
      await admin.waitForToast('Entrevista agendada');
      await endUndoWindow(system);
      const rows = await system.rows<{ custom_message: string }>(
        'select custom_message from interviews.interview where candidate_id = $1',
        [id],
      );
      expect(rows).toEqual([{ custom_message: stored }]);

      await admin.open('/entrevistas?ver=entrevistas');
      await admin.chooseAct(`Ações sobre a entrevista de ${NAME}`, 'Remarcar');
      const dialog = page.getByRole('dialog', { name: 'Remarcar Entrevista' });
      await dayGroup(dialog, firstDay).getByRole('button', { name: '14:15' }).click();
      await dialog.getByRole('region', { name: 'Como o candidato vai ler' }).getByText('às 14:15').waitFor();
      await admin.screenshot('remarcar-previa');
      await dialog.getByRole('button', { name: 'Remarcar', exact: true }).click();
      await admin.waitForToast('Entrevista remarcada');
      await endUndoWindow(system);
      const [mail] = system.mailbox.messages().filter(({ subject }) => subject.includes('remarcada'));
      expect(mail?.text).toContain('14:15');
      expect(mail?.text).toContain(`${longDay(firstDay)}, às 14:15`);
      expect(mail?.text).not.toContain('10:30');
      expect(mail?.text).not.toContain(shortDay(firstDay));
    },
  );

  it('copies a template filled for a candidate, or by hand', async () => {
    const { page } = admin;
    // What the steps of the long form have scheduled.
    if (!isLongForm) await schedule();
    await admin.open('/modelos-mensagem');
    await page.getByRole('button', { name: 'Usar Lembrete de entrevista' }).waitFor();
    // A colleague's template appears without a reload.
    const { status } = await staff.post('/api/message-templates', {
      title: 'Modelo da colega',
      type: 'email',
      content: 'Olá, {{nome}}! Até breve.',
    });
    expect(status).toBe(201);
    await page.getByRole('heading', { name: 'Modelo da colega' }).waitFor();
    await page.getByRole('button', { name: 'Usar Lembrete de entrevista' }).click();
    const dialog = page.getByRole('dialog', { name: 'Usar Lembrete de entrevista' });
    expect(await dialog.getByRole('button', { name: 'Copiar texto' }).isDisabled()).toBe(true);
    await dialog.getByLabel('Candidato').fill('prado 1');
    await page.getByRole('option', { name: new RegExp(NAME) }).click();
    await dialog.getByRole('region', { name: 'Texto que será copiado' }).getByText('14:15').waitFor();
    await admin.screenshot('usar-modelo');
    await dialog.getByRole('button', { name: 'Copiar texto' }).click();
    await admin.waitForToast('Modelo copiado');
    const text = await admin.pastedText();
    expect(text).toContain('Olá, Joana!');
    expect(text).toContain('Sala Araucária, 2º andar');
    expect(text).not.toMatch(/\{\{|\}\}/);

    // Without a candidate all values are typed.
    await page.getByRole('button', { name: 'Usar Solicitação de documentos' }).click();
    const byHand = page.getByRole('dialog', { name: 'Usar Solicitação de documentos' });
    await byHand.getByLabel('Primeiro nome').fill('Rita');
    await byHand.getByLabel('Título da vaga').fill('Analista');
    await byHand.getByLabel('Daqui a sete dias').fill('10/12/2026');
    await byHand.getByRole('button', { name: 'Copiar texto' }).click();
    await byHand.waitFor({ state: 'detached' });
    expect(await admin.pastedText()).toMatch(/^Olá, Rita![\s\S]*Analista[\s\S]*até 10\/12\/2026/);
    expect(admin.consoleErrors).toEqual([]);
  });

  // In `npm test`: screen-widths.e2e, list-density.e2e and large-text.e2e.
  itInLongForm('fits a phone, without errors in the console', async () => {
    const { page } = admin;
    expect(
      await admin.overflowingOnPhone([
        '/entrevistas?ver=entrevistas',
        `/entrevistas?candidato=${id}&dia=${secondDay}`,
        '/modelos-mensagem',
      ]),
    ).toEqual([]);
    await page.getByRole('button', { name: 'Usar Lembrete de entrevista' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await admin.overflowPx()).toBe(0);
    await admin.screenshot('celular-usar-modelo');
    expect(admin.consoleErrors).toEqual([]);
  });
});
