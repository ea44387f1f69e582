import PDFDocument from 'pdfkit';

/** Body of an application with all required fields of the person; each `n` gives a different person and e-mail address. */
export function applicant(n: number): Record<string, unknown> & { email: string } {
  return {
    firstName: 'Joana',
    lastName: `Prado ${n}`,
    email: `joana.prado.${n}@example.com`,
    phone: '(41) 99876-5432',
    city: 'Curitiba',
    state: 'PR',
    status: 'new',
  };
}

/** Body of a job with all required fields, and what `more` says of it. */
export function jobForm<More extends object>(more: More) {
  return {
    title: 'Pessoa de Dados',
    department: 'Dados',
    location: 'Curitiba, PR',
    type: 'CLT',
    description: 'Perguntar aos dados.',
    requirements: 'SQL, Curiosidade',
    ...more,
  };
}

/** A one-page résumé in PDF with values for all fields of the application form. */
export async function resumePdf(name = 'Joana Prado', email = 'joana.prado@example.com'): Promise<Buffer> {
  const document = new PDFDocument({ info: { Title: `Currículo de ${name}` } });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
  });
  document.fontSize(22).text(name);
  document.fontSize(11).text(`E-mail: ${email}`).text('Telefone: (41) 99876-5432');
  document.text('Rua das Flores, 120, Centro, Curitiba - PR, CEP 80020-090').moveDown();
  document.fontSize(14).text('Formação').fontSize(11);
  document
    .text('Bacharelado em Ciência da Computação, Universidade Federal do Paraná, 2015 a 2019')
    .moveDown();
  document.fontSize(14).text('Experiência profissional').fontSize(11);
  document.text(
    'Desenvolvedora de software, Padaria Digital, 2019 até hoje. Sistemas de pedidos em Node.js e PostgreSQL.',
  );
  document.end();
  return done;
}
