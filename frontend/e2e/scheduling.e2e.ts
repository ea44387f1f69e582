import {
  applicant,
  endUndoWindow,
  eventually,
  itInLongForm,
  startTestSystem,
  story,
  type TestSystem,
} from '@araucaria/testing';
import type { Locator } from 'playwright-core';
import { axeFindings } from './support/axe.js';
import { Journey, VIEWPORTS } from './support/journey.js';
import { resize } from './support/resize.js';

const NAME = 'Joana Prado 1';
const OTHER = 'Joana Prado 2';
/** A task of the recruiter: schedule an interview from a candidate, with a template. */
const MAX_CLICKS = 4;

story('scheduling beside the person', () => {
  let system: TestSystem;
  let admin: Journey;
  let id: number;
  let otherId: number;

  beforeAll(async () => {
    system = await startTestSystem();
    const apply = async (n: number) =>
      (
        await system.visitor().post<{ id: number }>('/api/candidates', {
          ...applicant(n),
          recaptchaToken: await system.captcha(),
        })
      ).body.id;
    id = await apply(1);
    otherId = await apply(2);
    admin = await Journey.startAdmin(system);
  });
  afterAll(async () => {
    await admin?.close();
    await system?.stop();
  });

  const panel = (name = NAME) => admin.page.getByRole('dialog', { name: `Agendar com ${name}` });
  /** All days of the shown week have loaded: before that, another time is the last one. */
  const waitForWeek = (dialog: Locator) =>
    dialog.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
  /** The last free time of the shown week. */
  const lastSlot = (dialog: Locator) => dialog.locator('[data-slot]').last();
  const interviewsOf = (candidateId: number) =>
    system.rows<{ starts_at: Date; custom_message: string }>(
      'select starts_at, custom_message from interviews.interview where candidate_id = $1',
      [candidateId],
    );

  it('takes at most four clicks with a template, and mails its text', async () => {
    const { page } = admin;
    await page.goto(`/dashboard?candidato=${id}&secao=entrevistas`);
    await page.getByRole('dialog', { name: NAME }).getByText('Nenhuma entrevista agendada').waitFor();
    await page.evaluate(() => {
      document.body.dataset.clicks = '0';
      const count = ({ isTrusted }: Event) => {
        if (isTrusted) document.body.dataset.clicks = String(Number(document.body.dataset.clicks) + 1);
      };
      document.addEventListener('click', count, true);
    });
    const opener = page.getByRole('button', { name: 'Agendar', exact: true });
    await opener.click();
    await panel().getByText('Horário de Brasília').waitFor();
    await waitForWeek(panel());
    const startsAt = (await lastSlot(panel()).getAttribute('data-slot')) ?? '';
    await lastSlot(panel()).click();
    await panel().getByRole('group', { name: 'Modelos' }).getByRole('button').first().click();
    await panel().getByRole('region', { name: 'Como o candidato vai ler' }).getByText('Joana').waitFor();
    await admin.screenshot('agendar-painel');
    await panel()
      .getByRole('button', { name: /^Agendar e avisar · .*, 17:45$/ })
      .click();
    await admin.waitForToast('Entrevista agendada');
    expect(Number(await page.evaluate(() => document.body.dataset.clicks))).toBeLessThanOrEqual(MAX_CLICKS);

    // The detail shows the interview, and has the focus again where it was.
    await panel().waitFor({ state: 'detached' });
    await page.getByRole('dialog', { name: NAME }).getByRole('list', { name: 'Entrevistas' }).waitFor();
    await eventually(() => opener.evaluate((button) => button === document.activeElement));
    const [stored] = await interviewsOf(id);
    expect(stored?.starts_at.toISOString()).toBe(startsAt);
    await endUndoWindow(system);
    const mail = system.mailbox.messages().find(({ text }) => text?.includes('17:45'));
    expect(stored?.custom_message).toContain('{{');
    expect(mail?.text).not.toContain('{{');
    expect(mail?.text).toContain('Joana');
  });

  // In `npm test`: schedule-host.spec ('keeps what was typed over Esc and a reload …').
  itInLongForm('keeps what was typed over Esc, a click outside and a reload', async () => {
    const { page } = admin;
    const place = panel(OTHER).getByLabel('Onde');
    await admin.open(`/dashboard?agendar=${otherId}`);
    await lastSlot(panel(OTHER)).waitFor();
    await waitForWeek(panel(OTHER));
    await lastSlot(panel(OTHER)).click();
    await place.fill('Sala Araucária');
    for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
      await leave();
      await panel(OTHER).waitFor({ state: 'detached' });
      await admin.open(`/dashboard?agendar=${otherId}`);
      await panel(OTHER).getByText('O que você tinha preenchido foi mantido.').waitFor();
      expect(await place.inputValue()).toBe('Sala Araucária');
    }
    await page.reload();
    await panel(OTHER)
      .getByRole('button', { name: /^Agendar e avisar · .*, 17:(30|45)$/ })
      .waitFor();
    expect(await place.inputValue()).toBe('Sala Araucária');
  });

  // In `npm test`: accessibility-staff.e2e ('scheduling beside a candidate').
  itInLongForm('has no findings of axe in both themes, and fits a window of 320 px', async () => {
    const { page } = admin;
    await panel(OTHER).getByRole('link', { name: 'Abrir conversa agora' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await admin.screenshot('agendar-painel-escuro');
    await resize(page, { width: 320, height: 740 });
    const width = await panel(OTHER).evaluate(({ scrollWidth }) => scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    expect(await admin.overflowPx()).toBeLessThanOrEqual(0);
    await page.emulateMedia({ colorScheme: 'light' });
    await resize(page, VIEWPORTS.phone);
    await admin.screenshot('agendar-painel-celular');
    await resize(page, VIEWPORTS.desktop);
    await panel(OTHER).getByRole('button', { name: 'Descartar' }).click();
  });

  // In `npm test`: schedule-host.spec ('moves among the times by arrow keys …'), review.e2e ('is done by the keyboard alone …').
  itInLongForm('is done by keyboard alone from the list, which has the focus again', async () => {
    const { page } = admin;
    await admin.open('/dashboard');
    const acts = page.getByRole('button', { name: `Ações sobre ${OTHER}` });
    await acts.waitFor();
    await page.keyboard.press('j');
    await admin.tabTo(acts);
    await page.keyboard.press('Enter');
    const act = page.getByRole('menuitem', { name: 'Agendar entrevista' });
    while (!(await act.evaluate((item) => item === document.activeElement)))
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await lastSlot(panel(OTHER)).waitFor();
    await waitForWeek(panel(OTHER));
    await admin.tabTo(panel(OTHER).locator('[data-slot][tabindex="0"]'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await admin.tabTo(panel(OTHER).getByRole('group', { name: 'Modelos' }).getByRole('button').first());
    await page.keyboard.press('Space');
    await admin.tabTo(panel(OTHER).getByRole('button', { name: /^Agendar e avisar/ }));
    await page.keyboard.press('Enter');
    await admin.waitForToast('Entrevista agendada', OTHER);
    await eventually(() => acts.evaluate((button) => button === document.activeElement));
    await page
      .getByRole('row', { name: new RegExp(OTHER) })
      .getByText('Entrevista agendada')
      .waitFor();
    expect(await interviewsOf(otherId)).toHaveLength(1);
    expect(admin.consoleErrors).toEqual([]);
  });
});
