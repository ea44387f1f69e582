import {
  endUndoWindow,
  eventually,
  itInLongForm,
  startTestSystem,
  type TestSystem,
} from '@araucaria/testing';
import { axeFindings, stateFindings } from './support/axe.js';
import { Journey, VIEWPORTS } from './support/journey.js';
import { applyWithLongResume } from './support/long-resume.js';
import { createManyCandidates } from './support/many-candidates.js';
import { resize } from './support/resize.js';

const LAPTOP = { width: 1280, height: 720 };

describe('the review of candidates', () => {
  let system: TestSystem;
  let recruiter: Journey;

  const statusOf = async (lastName: string) =>
    (
      await system.rows<{ status: string }>('select status from candidates.candidate where last_name = $1', [
        lastName,
      ])
    )[0]?.status;
  const workspace = () => recruiter.page.locator('#candidato');
  const shows = (name: string) => workspace().getByRole('heading', { name, exact: true }).waitFor();
  const open = (name: string) => recruiter.page.getByRole('link', { name: `Ver detalhes de ${name}` });
  const button = (name: string) => workspace().getByRole('button', { name, exact: true });

  /** How many clicks of the mouse and keys an act takes. */
  async function effortOf(act: () => Promise<unknown>): Promise<{ clicks: number; keys: number }> {
    const read = () =>
      recruiter.page.evaluate(() => {
        const counted = globalThis as { effort?: { clicks: number; keys: number } };
        if (!counted.effort) {
          const effort = { clicks: 0, keys: 0 };
          counted.effort = effort;
          // A click by the keyboard has no detail.
          addEventListener('click', ({ detail }) => detail > 0 && (effort.clicks += 1), { capture: true });
          addEventListener('keydown', () => (effort.keys += 1), { capture: true });
        }
        return { ...counted.effort };
      });
    const before = await read();
    await act();
    const after = await read();
    return { clicks: after.clicks - before.clicks, keys: after.keys - before.keys };
  }

  beforeAll(async () => {
    system = await startTestSystem('without-demo');
    const admin = await system.admin();
    await createManyCandidates(system, admin);
    recruiter = await Journey.start(system.url, { viewport: LAPTOP, session: admin });
  });
  afterAll(async () => {
    await recruiter?.close();
    await system?.stop();
  });

  it('shows people, document and person at once on a small laptop, with the decisions in view', async () => {
    const { page } = recruiter;
    await page.goto('/dashboard?status=new');
    await open('Ivo Oculto').click();
    await shows('Ivo Oculto');
    await workspace().getByText('1 de 24 neste filtro').waitFor();
    await workspace().getByText('E-mail: ivo.oculto@example.com').waitFor();
    await workspace()
      .getByRole('button', { name: /^=Bia Teste 05/ })
      .waitFor();
    const bar = await workspace().getByRole('group', { name: 'Decisões' }).boundingBox();
    expect(Math.round(bar!.y + bar!.height)).toBe(LAPTOP.height);
    expect(Math.round(bar!.height)).toBe(56);
    await recruiter.screenshot('revisao-1280');
    expect(await recruiter.overflowPx()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('decides on one person and shows the next one by one click, or by one key', async () => {
    const { page } = recruiter;
    const byClick = await effortOf(async () => {
      await button('Em análise').click();
      await shows('=Bia Teste 05');
    });
    expect(byClick).toEqual({ clicks: 1, keys: 0 });
    await eventually(async () => (await statusOf('Oculto')) === 'reviewing');
    const byKey = await effortOf(async () => {
      await page.keyboard.press('2');
      await shows('Ana Teste 06');
    });
    expect(byKey).toEqual({ clicks: 0, keys: 1 });
    await eventually(async () => (await statusOf('Teste 05')) === 'reviewing');
    // The list stays as it was: those who were decided on are marked in it.
    await workspace()
      .getByRole('button', { name: /Ivo Oculto.*Em análise/ })
      .waitFor();
  });

  it('rejects with the reason and the e-mail, which are shown before, by two clicks', async () => {
    const { page } = recruiter;
    let letter = '';
    const effort = await effortOf(async () => {
      await button('Reprovar').click();
      const panel = workspace().getByRole('form', { name: 'Reprovar candidato' });
      letter = await panel.getByRole('region', { name: /^E-mail para/ }).innerText();
      await recruiter.screenshot('revisao-reprovar-1280');
      expect(await stateFindings(page)).toEqual([]);
      await panel.getByRole('button', { name: 'Reprovar e enviar' }).click();
      await shows('=Bia Teste 07');
    });
    expect(effort).toEqual({ clicks: 2, keys: 0 });
    await recruiter.waitForToast('Status atualizado', 'Ana Teste 06: Reprovado');
    const [toast, bar] = await Promise.all([
      page.locator('[data-toast]').boundingBox(),
      workspace().getByRole('group', { name: 'Decisões' }).boundingBox(),
    ]);
    expect(toast!.x + toast!.width).toBeLessThanOrEqual(bar!.x);
    await endUndoWindow(system);
    const mail = system.mailbox
      .messages()
      .find(({ to, subject }) => to.includes('pessoa6@example.com') && subject.startsWith('Sobre a sua'));
    expect(letter).toContain(mail?.subject);
    const reasons = await system.rows<{ label: string }>(
      `select r.label from candidates.history_entry h join candidates.rejection_reason r on r.id = h.reason_id
       join candidates.candidate c on c.id = h.candidate_id where c.last_name = 'Teste 06'`,
    );
    expect(reasons).toHaveLength(1);
  });

  it('is done by the keyboard alone, from the list and back to it', async () => {
    const { page } = recruiter;
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.goto('/dashboard?status=new&ordem=name');
    await open('=Bia Teste 01').waitFor();
    await press('j', 'Enter');
    await shows('=Bia Teste 01');
    await workspace().getByText('1 de 21 neste filtro').waitFor();
    await press('r');
    const reject = button('Reprovar e enviar');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Reprovar e enviar');
    await press('Escape');
    await reject.waitFor({ state: 'detached' });
    await shows('=Bia Teste 01');
    await press('r');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Reprovar e enviar');
    await press('Enter');
    await shows('=Bia Teste 03');
    await eventually(async () => (await statusOf('Teste 01')) === 'rejected');
    await press('a');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Aprovar sem enviar');
    await press('Enter');
    await shows('=Bia Teste 07');
    await eventually(async () => (await statusOf('Teste 03')) === 'approved');
    await press('j');
    await shows('=Bia Teste 09');
    await press('Escape');
    await workspace().waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Ver detalhes de =Bia Teste 09',
    );
  });

  // In `npm test`: candidate-workspace.spec ('rejects in place …'); accessibility-staff.e2e has the page in the window of a phone.
  itInLongForm('has one column on a phone, with the decisions below and the panel as a sheet', async () => {
    const { page } = recruiter;
    await resize(page, VIEWPORTS.phone);
    await page.goto('/dashboard?status=new&ordem=name');
    await open('=Bia Teste 07').click();
    await shows('=Bia Teste 07');
    expect(await recruiter.overflowPx()).toBe(0);
    expect(await stateFindings(page)).toEqual([]);
    await button('Reprovar').click();
    const sheet = page.getByRole('dialog', { name: 'Reprovar candidato' });
    await sheet.getByRole('button', { name: 'Reprovar e enviar' }).waitFor();
    const box = await sheet.boundingBox();
    expect(Math.round(box!.y + box!.height)).toBe(VIEWPORTS.phone.height);
    expect(await stateFindings(page)).toEqual([]);
    await recruiter.screenshot('revisao-reprovar-celular');
    await sheet.getByRole('button', { name: 'Cancelar' }).click();
    await sheet.waitFor({ state: 'detached' });
    await resize(page, LAPTOP);
  });

  it('marks in the résumé where the values stand, and leads from a value to its place', async () => {
    const { page } = recruiter;
    const id = await applyWithLongResume(system, await system.admin());
    await recruiter.open(`/dashboard?candidato=${id}`);
    const pages = workspace().getByRole('group', { name: 'Currículo de Lia Marcada' });
    const markOf = (value: string) => pages.locator(`[data-value="${value}"]`);
    // The mark is on the line, over the part of it that is the address.
    const line = await pages.getByText('E-mail: lia.marcada@example.com').boundingBox();
    const mark = await markOf('email').boundingBox();
    expect(Math.abs(mark!.y + mark!.height / 2 - (line!.y + line!.height / 2))).toBeLessThan(3);
    expect(mark!.x - line!.x).toBeGreaterThan(line!.width * 0.1);
    expect(Math.abs(mark!.x + mark!.width - (line!.x + line!.width))).toBeLessThan(5);
    const next = await pages.getByText('Telefone: +55').boundingBox();
    expect(mark!.y + mark!.height / 2).toBeLessThan(next!.y);
    expect(await markOf('name').count()).toBe(1);
    // What the form has and the résumé has not: the phone number, and a job.
    expect(await workspace().getByText('Não encontrado no currículo').count()).toBe(2);
    expect(await workspace().getByRole('button', { name: 'Ver no currículo: Telefone' }).count()).toBe(0);
    // The layout of a phone would read the résumé again, and each reading is stored.
    expect(await stateFindings(page, { allWidths: false })).toEqual([]);
    await recruiter.screenshot('revisao-marcas-1280');

    const job = 'Padeira, Padaria Sol';
    await workspace()
      .getByRole('button', { name: `Ver no currículo: ${job}` })
      .press('Enter');
    await workspace().getByText(`${job}: página 3`).waitFor();
    const shown = pages.locator('[data-shown]');
    await shown.first().waitFor();
    expect(await shown.count()).toBe(3);
    await eventually(async () => {
      const [place, pane] = await Promise.all([shown.first().boundingBox(), pages.boundingBox()]);
      return place!.y > pane!.y && place!.y + place!.height < pane!.y + pane!.height;
    });
    await recruiter.screenshot('revisao-lugar-1280');

    await button('Marcar o que foi lido').click();
    await markOf('email').waitFor({ state: 'detached' });
    expect(await shown.count()).toBe(3);
    await button('Marcar o que foi lido').click();
    await markOf('email').waitFor();

    await workspace().getByRole('tab', { name: 'Entrevistas' }).click();
    await workspace().getByRole('button', { name: 'Ver no currículo: E-mail' }).click();
    await workspace().getByText('E-mail: página 1').waitFor();
    const reads = await system.rows('select 1 from candidates.resume_access where candidate_id = $1', [id]);
    expect(reads).toHaveLength(1);
  });

  // In `npm test`: resume-places.spec ('opens the résumé …').
  itInLongForm('leads on a phone from a value to the résumé, and back to the value', async () => {
    const { page } = recruiter;
    await resize(page, VIEWPORTS.phone);
    await page.reload();
    await workspace().getByRole('tab', { name: 'Informações Pessoais' }).click();
    const value = workspace().getByRole('button', { name: 'Ver no currículo: E-mail' });
    await value.press('Enter');
    await workspace().getByText('E-mail: página 1').waitFor();
    const pages = workspace().getByRole('group', { name: 'Currículo de Lia Marcada' });
    await pages.locator('[data-shown]').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
    expect(await focused()).toBe('Currículo de Lia Marcada');
    expect(await recruiter.overflowPx()).toBe(0);
    expect(await recruiter.clippedElements()).toEqual([]);
    expect(await stateFindings(page)).toEqual([]);
    await recruiter.screenshot('revisao-lugar-celular');
    await button('Voltar aos dados').click();
    await value.waitFor();
    await eventually(async () => (await focused()) === 'Ver no currículo: E-mail');
    await resize(page, LAPTOP);
  });

  /** An interview of yesterday. */
  const interview = (lastName: string) =>
    system.rows(
      `insert into interviews.interview (id, candidate_id, job_id, type, starts_at, send_email, send_whatsapp, arranged_at)
       select gen_random_uuid(), id, 1, 'hr', (current_date - interval '14 hours') at time zone 'America/Sao_Paulo', false, false, now() - interval '3 days'
       from candidates.candidate where last_name = $1`,
      [lastName],
    );

  it('finishes an interview and approves by two clicks', async () => {
    const { page } = recruiter;
    await interview('Teste 11');
    await page.goto('/entrevistas?ver=entrevistas');
    const finish = page.getByRole('button', { name: 'Finalizar Entrevista de =Bia Teste 11' });
    await finish.waitFor();
    const effort = await effortOf(async () => {
      await finish.click();
      const dialog = page.getByRole('dialog', { name: 'Finalizar Entrevista' });
      await dialog.getByRole('button', { name: 'Finalizar Entrevista' }).click();
      await dialog.waitFor({ state: 'detached' });
    });
    expect(effort).toEqual({ clicks: 2, keys: 0 });
    await eventually(async () => (await statusOf('Teste 11')) === 'approved');
    expect(recruiter.consoleErrors).toEqual([]);
  });

  itInLongForm('finishes an interview and approves by the keyboard alone', async () => {
    const { page } = recruiter;
    await interview('Teste 13');
    await page.goto('/entrevistas?ver=entrevistas');
    const finish = page.getByRole('button', { name: 'Finalizar Entrevista de =Bia Teste 13' });
    await finish.waitFor();
    await recruiter.tabTo(finish);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Finalizar Entrevista' });
    await recruiter.tabTo(dialog.getByRole('button', { name: 'Finalizar Entrevista' }));
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await eventually(async () => (await statusOf('Teste 13')) === 'approved');
  });
});
