import PDFDocument from 'pdfkit';
import type { TestSystem, Visitor } from '@araucaria/testing';

/** A résumé of three pages: who it is on the first, a job on the last. */
function longResume(): Promise<Buffer> {
  const document = new PDFDocument();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.fontSize(20).text('LIA MARCADA').fontSize(11);
  document.text('Brasileira').text('34 anos').text('Curitiba');
  // As word processors print it.
  document.markContent('Span').text('E-mail: lia.marcada@example.com').endMarkedContent();
  document.text('Telefone: +55 (41) 99876-5432');
  document.addPage().fontSize(14).text('Sobre mim').fontSize(11).text('Gosto de pães e de pessoas.');
  document.addPage().fontSize(14).text('Experiência profissional').moveDown(20).fontSize(11);
  document.text('Padaria Sol').text('Padeira').text('março de 2019 a maio de 2021');
  document.end();
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
}

/**
 * Lia Marcada applies with a résumé that states one of her two jobs, and another phone number than the form.
 * @returns the id of the candidate
 */
export async function applyWithLongResume(system: TestSystem, visitor: Visitor): Promise<number> {
  const upload = await visitor.upload<{ resumeUrl: string }>(await longResume(), 'Lia.pdf');
  const job = (position: string, company: string) => ({
    ...{ position, company, isCurrent: false },
    ...{ startDate: '2019-03-01', endDate: '2021-05-01' },
  });
  const applied = await visitor.post<{ id: number }>('/api/candidates', {
    firstName: 'Lia',
    lastName: 'Marcada',
    email: 'lia.marcada@example.com',
    phone: '(41) 3333-4444',
    experiences: [job('Padeira', 'Padaria Sol'), job('Caixa', 'Mercado Lua')],
    resumeUrl: upload.body.resumeUrl,
    recaptchaToken: await system.captcha(),
  });
  expect(applied.status).toBe(201);
  return applied.body.id;
}
