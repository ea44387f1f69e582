import {
  addDays,
  applicant,
  businessDayIn,
  endUndoWindow,
  eventually,
  isLongForm,
  itInLongForm,
  startTestSystem,
  story,
  type TestSystem,
} from '@araucaria/testing';
import { dayGroup } from './support/day-group.js';
import { Journey, VIEWPORTS } from './support/journey.js';

const NAME = 'Joana Prado 1';

story('from an application to a confirmed interview', () => {
  let system: TestSystem;
  let admin: Journey;
  /** Another browser, which shows live updates and is never reloaded. */
  let colleague: Journey;
  let candidate: Journey;
  let id: number;
  /** Of the interview, `YYYY-MM-DD`. */
  let day: string;

  beforeAll(async () => {
    system = await startTestSystem();
    admin = await Journey.startAdmin(system);
    colleague = await Journey.startAdmin(system);
    candidate = await Journey.start(system.url, { viewport: VIEWPORTS.phone });
  });
  afterAll(async () => {
    await admin?.close();
    await colleague?.close();
    await candidate?.close();
    await system?.stop();
  });

  it('shows a new application in open lists', async () => {
    const { page } = colleague;
    await page.goto('/dashboard');
    const total = page.locator('dl > *').filter({ hasText: 'Total de candidatos' }).locator('dd');
    await page.getByRole('table').waitFor();
    const before = Number(await total.textContent());
    const applied = await system.visitor().post<{ id: number }>('/api/candidates', {
      ...applicant(1),
      recaptchaToken: await system.captcha(),
    });
    id = applied.body.id;
    await page.getByRole('row', { name: new RegExp(NAME) }).waitFor();
    await total.getByText(String(before + 1), { exact: true }).waitFor();
    // From here on it shows the interviews.
    await page.getByRole('link', { name: 'Entrevistas', exact: true }).click();
    await page.getByRole('button', { name: 'Entrevistas', exact: true }).click();
    await page.getByRole('tab', { name: 'Pendentes (0)' }).waitFor();
  });

  /** Moves the focus of the calendar to `day`: to its month, then day by day. */
  async function walkToDay(): Promise<void> {
    const { page } = admin;
    await page.locator('[role="gridcell"][tabindex="0"]').focus();
    for (;;) {
      const focused = (await page.locator('[data-day]:focus').getAttribute('data-day')) ?? '';
      if (focused === day) return;
      const key =
        focused.slice(0, 7) < day.slice(0, 7) ? 'PageDown' : focused < day ? 'ArrowRight' : 'ArrowLeft';
      await page.keyboard.press(key);
      await page.locator(`[data-day]:focus:not([data-day="${focused}"])`).waitFor();
    }
  }

  it('schedules an interview in the calendar by keyboard', async () => {
    const { page } = admin;
    await page.goto('/entrevistas');
    await page.getByLabel('Nome ou e-mail').fill('prado 1');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await page.getByText('Encontrados 1 candidatos').waitFor();
    await page
      .getByRole('list', { name: 'Candidatos encontrados' })
      .getByText('Nenhuma entrevista')
      .waitFor();
    await page.getByRole('button', { name: `Agendar Entrevista com ${NAME}` }).click();

    // The person stays in view above the calendar.
    const pinned = page.getByRole('region', { name: 'Candidato escolhido' });
    await pinned.getByText(NAME).waitFor();
    // In the next month or the one after it.
    day = await businessDayIn(await system.admin(), 28);
    await walkToDay();
    const sunday = addDays(day, -new Date(`${day}T12:00:00Z`).getUTCDay());
    await page.locator(`[data-day="${sunday}"]`, { hasText: 'fechado: Domingo' }).waitFor();
    await page.keyboard.press('Enter');
    const schedule = page.getByRole('button', { name: 'Agendar Entrevista', exact: true });
    await page.getByRole('group', { name: 'Tarde' }).waitFor();
    await schedule.click();
    await page.getByText('Por favor, selecione candidato, data e horário.').waitFor();

    await page.getByRole('group', { name: 'Manhã' }).getByRole('button', { name: '10:30' }).click();
    await page.getByLabel('Observações').fill('Trazer o portfólio.');
    expect((await pinned.boundingBox())?.y).toBeLessThan(100);
    await admin.screenshot('entrevistas-calendario');
    await schedule.click();
    const dialog = page.getByRole('dialog', { name: 'Confirmar Agendamento' });
    await dialog.getByText('10:30 (horário de Brasília)').waitFor();
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('switch', { name: /WhatsApp/ }).uncheck();
    await page.getByRole('button', { name: 'Escolher modelo' }).click();
    await page.getByRole('button', { name: 'Usar Confirmação rápida' }).click();
    const message = page.getByLabel('Mensagem personalizada');
    await eventually(async () => (await message.inputValue()).includes('Olá, {{nome}}!'));
    await page.getByRole('region', { name: 'Como o candidato vai ler' }).getByText('Olá, Joana!').waitFor();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('heading', { name: 'Resumo da notificação' }).waitFor();
    await page.getByText('Não será enviado').waitFor();
    await page.getByRole('button', { name: 'Confirmar Agendamento' }).click();
    await admin.waitForToast('Entrevista agendada');

    // The slot is taken, the day lists the interview.
    await page.getByRole('list', { name: 'Entrevistas do dia' }).getByText(NAME).waitFor();
    await page.getByRole('button', { name: '10:30' }).waitFor({ state: 'detached' });
    const stored = await system.rows(
      `select status, notes, send_email, send_whatsapp,
              to_char(starts_at at time zone 'America/Sao_Paulo', 'HH24:MI') as time
         from interviews.interview where candidate_id = $1`,
      [id],
    );
    expect(stored).toEqual([
      {
        status: 'scheduled',
        notes: 'Trazer o portfólio.',
        send_email: true,
        send_whatsapp: false,
        time: '10:30',
      },
    ]);
    await colleague.page.getByRole('tab', { name: 'Pendentes (1)' }).waitFor();
    // The status of the candidate changes, with the reason in the history.
    await admin.open('/dashboard');
    await page.getByRole('row', { name: new RegExp(`${NAME}.*Entrevista agendada`) }).waitFor();
    expect(
      await system.rows(
        `select from_value, to_value, note from candidates.history_entry where candidate_id = $1 and from_value is not null`,
        [id],
      ),
    ).toEqual([
      {
        from_value: 'new',
        to_value: 'interview',
        note: 'Mudança automática: uma entrevista foi agendada.',
      },
    ]);
  });

  // In `npm test`: reschedule-dialog.spec ('gets another time …'), interviews.int-spec ('takes the new slot, frees the old one …').
  itInLongForm('reschedules it, which frees the first slot', async () => {
    const { page } = admin;
    await endUndoWindow(system);
    await admin.open('/entrevistas?ver=entrevistas');
    await admin.chooseAct(`Ações sobre a entrevista de ${NAME}`, 'Remarcar');
    const dialog = page.getByRole('dialog', { name: 'Remarcar Entrevista' });
    await dayGroup(dialog, day).getByRole('button', { name: '11:00' }).click();
    expect(await dayGroup(dialog, day).getByRole('button', { name: '10:30' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Remarcar' }).click();
    await page.getByText('Entrevista remarcada').waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: NAME })
      .getByText(/, 11:00$/)
      .waitFor();
    await endUndoWindow(system);
    await admin.chooseAct(`Ações sobre a entrevista de ${NAME}`, 'Remarcar');
    await dayGroup(dialog, day).getByRole('button', { name: '10:30' }).click();
    await dialog.getByRole('button', { name: 'Remarcar' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page
      .getByRole('listitem')
      .filter({ hasText: NAME })
      .getByText(/, 10:30$/)
      .waitFor();
  });

  // In `npm test`: undo-interview.spec, interview-undo.int-spec, gateway/test/undone-acts.e2e.
  itInLongForm(
    'lets a colleague undo the change where the interview shows, while its messages wait',
    async () => {
      await endUndoWindow(system);
      const { page } = admin;
      await admin.chooseAct(`Ações sobre a entrevista de ${NAME}`, 'Remarcar');
      const dialog = page.getByRole('dialog', { name: 'Remarcar Entrevista' });
      await dayGroup(dialog, day).getByRole('button', { name: '11:30' }).click();
      await dialog.getByRole('button', { name: 'Remarcar' }).click();
      const time = colleague.page
        .getByRole('listitem')
        .filter({ hasText: NAME })
        .getByText(/, 1\d:30$/);
      const undo = colleague.page.getByRole('button', {
        name: `Desfazer a última mudança da entrevista de ${NAME}`,
      });
      await undo.waitFor();
      expect(await time.textContent()).toMatch(/11:30$/);
      await undo.click();
      await colleague.waitForToast('Mudança desfeita');
      await undo.waitFor({ state: 'detached' });
      expect(await time.textContent()).toMatch(/10:30$/);
    },
  );

  it('lets the candidate confirm by the link in the e-mail, and shows it in open lists', async () => {
    const { page } = admin;
    await admin.open('/entrevistas');
    await page.getByRole('button', { name: 'Entrevistas', exact: true }).click();
    await page.getByRole('tab', { name: 'Pendentes (1)' }).waitFor();
    await page.getByRole('button', { name: `Link de Confirmação de ${NAME}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Link de Confirmação' });
    await dialog.getByText('Aguardando confirmação').waitFor();
    const link = await dialog.getByRole('textbox').inputValue();
    await admin.screenshot('entrevistas-link');

    // The newest mail has the current time and a calendar entry; the long form has rescheduled twice.
    await endUndoWindow(system);
    const mails = system.mailbox.messages().filter(({ to }) => to.includes(applicant(1).email));
    const [mail] = mails;
    expect(
      mails.filter(({ attachments }) => attachments.some(({ name }) => name.endsWith('.ics'))).length,
    ).toBe(isLongForm ? 3 : 1);
    expect(mail?.text).toContain('10:30');
    expect(mail?.text).toContain(link);

    await candidate.page.goto(link);
    await candidate.page.getByText('Trazer o portfólio.').waitFor();
    await candidate.screenshot('confirmar-entrevista');

    // The candidate cannot come, and after a reload the page still offers the confirmation.
    await candidate.page.getByRole('button', { name: 'Não posso ir' }).click();
    await candidate.page.getByLabel('Mensagem para a equipe (opcional)').fill('Estarei viajando.');
    await candidate.screenshot('confirmar-entrevista-resposta');
    await candidate.page.getByRole('button', { name: 'Avisar que não posso ir' }).dblclick();
    const declined = candidate.page.getByRole('heading', { name: 'Você avisou que não pode ir' });
    await declined.waitFor();
    const card = colleague.page.getByRole('listitem').filter({ hasText: NAME });
    await card.getByText('Não pode ir').waitFor();
    await card.getByText('Estarei viajando.').waitFor();
    await candidate.page.reload();
    await declined.waitFor();
    await candidate.screenshot('confirmar-entrevista-recusada');
    expect(await candidate.page.getByRole('button', { name: 'Não posso ir' }).count()).toBe(0);
    await candidate.page.getByRole('button', { name: 'Confirmar Presença' }).click();
    await candidate.page.getByRole('heading', { name: 'Entrevista Confirmada' }).waitFor();
    expect(await candidate.overflowPx()).toBe(0);

    // Both browsers of the staff update without a reload.
    await dialog.getByText(/Confirmada via e-mail/).waitFor();
    await colleague.page.getByRole('tab', { name: 'Confirmadas (1)' }).waitFor();
    await colleague.page.getByRole('tab', { name: 'Pendentes (0)' }).waitFor();

    // The open dialog is in the address: it is open after a reload.
    await page.reload();
    await dialog.getByText(/Confirmada via e-mail/).waitFor();
    await dialog.getByRole('button', { name: 'Fechar', exact: true }).click();
    await page.getByRole('tab', { name: 'Confirmadas (1)' }).click();
    await page.getByRole('button', { name: `Finalizar Entrevista de ${NAME}` }).waitFor();
    await admin.screenshot('entrevistas-lista');
  });

  it('fits a phone', async () => {
    expect(await admin.overflowingOnPhone(['/entrevistas?ver=entrevistas&aba=confirmed'])).toEqual([]);
    for (const { consoleErrors } of [admin, colleague, candidate]) expect(consoleErrors).toEqual([]);
  });
});
