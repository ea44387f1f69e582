import { randomUUID } from 'node:crypto';
import { CandidatesRpc, MAX_REJECTION_REASONS, type RejectionReasonView, DAY_MS } from '@araucaria/contracts';
import { ADMIN } from '@araucaria/testing';
import { startTestService } from '@araucaria/testing/service';
import { AppModule } from '../src/app.module.js';
import { createCandidate, type Service } from './fixtures.js';

const MESSAGE = 'Obrigado pelo interesse na vaga {{vaga}}, {{nome}}.';

describe('reasons of rejections', () => {
  let service: Service;
  let reasons: RejectionReasonView[];
  beforeAll(async () => {
    service = await startTestService(AppModule, CandidatesRpc);
    reasons = await service.as(ADMIN).rejectionReasons();
  });
  afterAll(() => service.stop());

  const admin = () => service.as(ADMIN);
  const historyOf = (id: number) => admin().history({ ids: [id] });
  const publishedFor = async (id: number) =>
    (await service.published('candidate.status-changed')).filter(({ candidateId }) => candidateId === id);
  const reasonOf = (label: string) => reasons.find((one) => one.label === label) as RejectionReasonView;
  const audited = async (action: string) =>
    (await service.published('audit.recorded')).filter((entry) => entry.action === action);

  it('are there from the start, with texts that use known variables', () => {
    expect(reasons.map(({ label }) => label)).toEqual([
      'Outra pessoa foi escolhida',
      'Experiência diferente da que a vaga pede',
      'Requisito da vaga não atendido',
      'Condições incompatíveis (salário, local ou horário)',
      'Ausência na entrevista ou sem contato',
      'Vaga encerrada',
      'Outro motivo',
    ]);
    expect(reasons.every(({ isActive, message }) => isActive && message.includes('{{vaga}}'))).toBe(true);
  });

  it('are stored with the history of a rejection, and published with it', async () => {
    const id = await createCandidate(service);
    const { id: reasonId, label } = reasonOf('Vaga encerrada');
    const notifyAt = new Date(Date.now() + 3_600_000).toISOString();
    await admin().changeStatus({ id, status: 'rejected', notify: true, reasonId, notifyAt });
    expect((await historyOf(id)).at(-1)).toMatchObject({ to: 'rejected', reason: label });
    expect(await publishedFor(id)).toMatchObject([{ to: 'rejected', notify: true, reasonId, notifyAt }]);
    expect((await audited('candidate.status-changed')).at(-1)).toMatchObject({ details: { reasonId } });
  });

  it('hold for all candidates of a bulk rejection, and an undo has none', async () => {
    const ids = [await createCandidate(service), await createCandidate(service)];
    const reasonId = reasonOf('Outro motivo').id;
    const changeId = randomUUID();
    await admin().changeStatuses({ ids, status: 'rejected', reasonId, changeId });
    await admin().undoStatusChange({ changeId });
    for (const id of ids)
      expect((await historyOf(id)).map(({ reason }) => reason)).toEqual([null, 'Outro motivo', null]);
  });

  it('of an e-mail that followed a rejection are undone with it: the earlier decision holds again', async () => {
    const id = await createCandidate(service);
    const { statusDecidedAt } = await admin().reject({ id });
    const changeId = randomUUID();
    await admin().reject({ id, from: 'rejected', notify: true, changeId });
    expect((await admin().byId({ id })).statusDecidedAt).not.toBe(statusDecidedAt);
    const [silent, announced] = await publishedFor(id);
    expect(silent).not.toHaveProperty('replaces');
    expect(announced).toMatchObject({ notify: true, replaces: statusDecidedAt });
    await admin().undoStatusChange({ changeId });
    expect(await admin().byId({ id })).toMatchObject({ status: 'rejected', statusDecidedAt });
    expect((await publishedFor(id)).at(-1)).toMatchObject({
      from: 'rejected',
      to: 'rejected',
      undoes: changeId,
      notify: false,
      decidedAt: statusDecidedAt,
    });
  });

  it('are ignored by other changes, and may be left out', async () => {
    const id = await createCandidate(service);
    await admin().changeStatus({ id, status: 'reviewing', reasonId: reasonOf('Outro motivo').id });
    await admin().reject({ id });
    expect((await historyOf(id)).map(({ reason }) => reason)).toEqual([null, null, null]);
    const [reviewing, rejected] = await publishedFor(id);
    expect(reviewing).not.toHaveProperty('reasonId');
    expect(rejected).not.toHaveProperty('reasonId');
  });

  it('can follow a rejection without an e-mail, for one and for many, until one was sent', async () => {
    const [one, other] = [await createCandidate(service), await createCandidate(service)];
    await admin().changeStatuses({ ids: [one, other], status: 'rejected' });
    const preview = () => admin().previewStatuses({ ids: [one], status: 'rejected' });
    expect(await preview()).toMatchObject([{ from: 'rejected', outcome: 'change' }]);
    const reasonId = reasonOf('Outro motivo').id;
    await admin().reject({ id: one, from: 'rejected', reasonId });
    expect(await publishedFor(one)).toHaveLength(1);
    await admin().reject({ id: one, from: 'rejected', reasonId, notify: true });
    const result = await admin().changeStatuses({ ids: [other], status: 'rejected', reasonId, notify: true });
    expect(result.changed).toEqual([{ candidateId: other, from: 'rejected', to: 'rejected' }]);
    for (const id of [one, other])
      expect((await publishedFor(id)).at(-1)).toMatchObject({
        from: 'rejected',
        to: 'rejected',
        notify: true,
        reasonId,
      });
    const at = new Date(Date.now() + 60_000).toISOString();
    await service.receive('candidate.notified', { candidateId: one, at, isRejection: true });
    await admin().reject({ id: one, from: 'rejected', reasonId, notify: true });
    expect(await publishedFor(one)).toHaveLength(2);
    expect(await preview()).toMatchObject([{ outcome: 'same' }]);
  });

  it('are refused when they do not exist or are no longer offered; nothing changes then', async () => {
    const id = await createCandidate(service);
    const input = { label: 'Fora de uso', message: MESSAGE, isActive: true };
    const { id: reasonId, version } = await admin().createRejectionReason(input);
    await admin().updateRejectionReason({ ...input, id: reasonId, from: version, isActive: false });
    for (const wrong of [reasonId, 99_999]) {
      await expect(admin().reject({ id, reasonId: wrong })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        details: { errors: [{ field: 'reasonId', message: 'Este motivo não está mais em uso' }] },
      });
      await expect(
        admin().changeStatuses({ ids: [id], status: 'rejected', reasonId: wrong }),
      ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    }
    expect(await admin().byId({ id })).toMatchObject({ status: 'new' });
  });

  it('refuse an e-mail more than thirty days ahead, or at a time that is no instant', async () => {
    const id = await createCandidate(service);
    const notifyAt = new Date(Date.now() + 31 * DAY_MS).toISOString();
    await expect(admin().reject({ id, notify: true, notifyAt })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    for (const wrong of ['amanhã', '2026-W50', '2026-12-05T10:00', '2026-02-31T10:00:00Z'])
      await expect(admin().reject({ id, notify: true, notifyAt: wrong })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
  });

  it('are created at the end, edited and ordered, each with an entry in the audit trail', async () => {
    const created = await admin().createRejectionReason({
      label: ' Contratação interna ',
      message: MESSAGE,
      isActive: true,
    });
    expect(created).toMatchObject({ label: 'Contratação interna', message: MESSAGE, isActive: true });
    const before = await admin().rejectionReasons();
    expect(before.at(-1)?.id).toBe(created.id);
    const ids = before.map(({ id }) => id).reverse();
    expect((await admin().orderRejectionReasons({ ids })).map(({ id }) => id)).toEqual(ids);
    expect((await admin().rejectionReasons()).map(({ id }) => id)).toEqual(ids);
    await expect(admin().orderRejectionReasons({ ids: ids.slice(1) })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    const from = [...ids].reverse();
    // The same order again, because the first response was lost.
    expect((await admin().orderRejectionReasons({ ids, from })).map(({ id }) => id)).toEqual(ids);
    // A colleague who still sees the order from before does not undo this one.
    await expect(admin().orderRejectionReasons({ ids: from, from })).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    expect(await audited('rejection-reason.created')).toContainEqual(
      expect.objectContaining({ subjectId: created.id, actorId: ADMIN.id }),
    );
    expect(await audited('rejection-reason.ordered')).toHaveLength(1);
  });

  it('keep the change of the first of two administrators who edit the same one', async () => {
    const input = { label: 'Editado por dois', message: MESSAGE, isActive: true };
    const { id, version: from } = await admin().createRejectionReason(input);
    const results = await Promise.allSettled(
      ['Um', 'Dois'].map((name) =>
        admin().updateRejectionReason({ ...input, id, from, message: `${MESSAGE} ${name}` }),
      ),
    );
    const saved = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    expect(saved).toMatchObject([{ version: from + 1 }]);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CHANGED_MEANWHILE', details: { current: saved[0] } },
    });
    expect((await admin().rejectionReasons()).find((one) => one.id === id)).toEqual(saved[0]);
    // The first one again, whose response was lost, is stored already.
    const again = { ...input, id, from, message: saved[0]!.message };
    expect(await admin().updateRejectionReason(again)).toEqual(saved[0]);
  });

  it('have one label each, whatever its case, and only variables that every candidate has', async () => {
    const save = (label: string, message: string) =>
      admin().createRejectionReason({ label, message, isActive: true });
    await expect(save('VAGA ENCERRADA', MESSAGE)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { errors: [{ field: 'label', message: 'Já existe um motivo com este nome' }] },
    });
    await expect(save('Outro texto', `${MESSAGE} Até {{data}}.`)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await expect(
      admin().updateRejectionReason({
        id: 99_999,
        from: 1,
        label: 'X y z',
        message: MESSAGE,
        isActive: true,
      }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are limited in number', async () => {
    const { length } = await admin().rejectionReasons();
    for (let n = length; n < MAX_REJECTION_REASONS; n++)
      await admin().createRejectionReason({ label: `Motivo ${n}`, message: MESSAGE, isActive: true });
    await expect(
      admin().createRejectionReason({ label: 'Um a mais', message: MESSAGE, isActive: true }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('leave the settings with their defaults until an administrator changes them', async () => {
    expect(await admin().responseSettings()).toMatchObject({ overdueDays: 15, sendDigest: true });
    await expect(admin().saveResponseSettings({ overdueDays: 0, sendDigest: true })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    await admin().saveResponseSettings({ overdueDays: 10, sendDigest: false });
    expect(await admin().responseSettings()).toMatchObject({ overdueDays: 10, sendDigest: false });
    expect(await audited('response-settings.changed')).toHaveLength(1);
  });
});
