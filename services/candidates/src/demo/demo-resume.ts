import type { DemoCandidate } from './demo-candidates.js';

/** Escapes the characters that delimit strings in a PDF. */
const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

const day = (text: string | undefined): string =>
  text ? text.slice(0, 7).split('-').reverse().join('/') : 'atual';

/** A résumé as a PDF of one page. It has the minimum of objects, so that the demo data need no PDF library. */
export function demoResume(application: DemoCandidate['application']): Buffer {
  const { firstName, lastName, email, phone, city, state, experienceSummary } = application;
  const lines = [
    [18, `${firstName} ${lastName}`],
    [10, `${email} | ${phone} | ${city}, ${state}`],
    [13, 'Resumo'],
    ...wrapped(experienceSummary ?? '').map((text) => [10, text]),
    [13, 'Experiência profissional'],
    ...(application.experiences ?? []).flatMap(({ position, company, startDate, endDate, description }) => [
      [11, `${position}, ${company} (${day(startDate)} - ${day(endDate)})`],
      ...wrapped(description ?? '').map((text) => [10, text]),
    ]),
    [13, 'Formação'],
    ...(application.education ?? []).map(({ degree, institution }) => [10, `${degree}, ${institution}`]),
  ] as Array<[size: number, text: string]>;
  let y = 790;
  const content = lines.map(([size, text]) => {
    y -= size * 1.7;
    return `BT /F1 ${size} Tf 56 ${y.toFixed(1)} Td (${escaped(text)}) Tj ET`;
  });
  return document(content.join('\n'));
}

/** Lines of at most 95 characters, the width of the page. */
const wrapped = (text: string): string[] => text.match(/.{1,95}(\s|$)/g) ?? [];

function document(content: string): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const crossReferences = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const crossReferenceTable = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${crossReferences.join('')}`;
  file += `${crossReferenceTable}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  // Latin 1 holds Portuguese and is part of WinAnsi; with one byte per character the offsets are right.
  return Buffer.from(file, 'latin1');
}
