import { descriptionHtml } from '../src/jobs/job-description.js';
import { summaryOf } from '../src/jobs/job-summary.js';
import { similarJobs } from '../src/jobs/similar-jobs.js';
import type { JobView } from '@araucaria/contracts';

const MAX_OUTPUT_GROWTH = 12;

describe('the description of a job', () => {
  it('shows lists and emphasis', () => {
    expect(
      descriptionHtml('Você vai:\n\n- ouvir **clientes**\n- escrever *código*\n\n1. conversa\n2. proposta'),
    ).toBe(
      '<p>Você vai:</p><ul><li>ouvir <strong>clientes</strong></li><li>escrever <em>código</em></li></ul>' +
        '<ol><li>conversa</li><li>proposta</li></ol>',
    );
  });

  it('shows texts without marks as they were typed', () => {
    expect(
      descriptionHtml(
        'Primeira linha & mais.\nSegunda "linha" < 3.\n\nOutro parágrafo: 2 * 3, nome_de_campo.',
      ),
    ).toBe(
      '<p>Primeira linha &amp; mais.<br>Segunda &quot;linha&quot; &lt; 3.</p>' +
        '<p>Outro parágrafo: 2 * 3, nome_de_campo.</p>',
    );
    for (const text of ['# título', '---', '`código`', '[texto](endereço)', '![a](b)', '| a | b |', 'C:\\*'])
      expect(descriptionHtml(text)).toBe(`<p>${text}</p>`);
    expect(descriptionHtml('> citação')).toBe('<p>&gt; citação</p>');
  });

  it.each([
    ['<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>'],
    ['[clique](javascript:alert(1))'],
    ['![x](https://example.com/x.png)'],
    ['<https://example.com>'],
    ['- <b onclick="x">**a**</b>'],
    ['&lt;script&gt; &#60;b&#62;'],
    ['*<p style="x">*'],
  ])('has no elements and attributes but those of lists and emphasis: %s', (text) => {
    const tags = descriptionHtml(text).match(/<[^>]*>/g) ?? [];
    for (const tag of tags) expect(tag).toMatch(/^<\/?(p|br|ul|ol|li|em|strong)>$/);
  });

  // A description has at most 20,000 characters; a parser of quadratic time would exceed the time limit of a test by far.
  it.each([
    '*',
    '_',
    '*a',
    '**a ',
    '*_',
    'a* *b',
    '***a** b* ',
    '- ',
    '-\n',
    '- a\n',
    '1. ',
    '* - ',
    'a\n',
    '\n',
    '- a\n  - b\n',
    '<',
    '[',
    '](',
    '`',
  ])('is read within the time of a test for 300,000 characters of %j', (mark) => {
    const text = mark.repeat(300_000 / mark.length);
    expect(descriptionHtml(text).length).toBeLessThan(text.length * MAX_OUTPUT_GROWTH);
  });

  it('has a summary without marks, and the typed text if it has none', () => {
    expect(summaryOf({ description: 'Um **time**:\n\n- calmo\n- _atento_' })).toBe('Um time:\ncalmo\natento');
    expect(summaryOf({ description: 'Linha.\n\nOutra.' })).toBe('Linha.\n\nOutra.');
    expect(summaryOf({ description: '**x** '.repeat(100_000) })).toMatch(/^(x ){80,90}x…$/);
  });
});

describe('similar jobs', () => {
  const job = (id: number, department: string, location: string, isActive = true) =>
    ({ id, department, location, isActive }) as JobView;

  it('are of the same department first, then of the same place, open, and at most three', () => {
    const jobs = [
      job(1, 'Dados', 'Recife, PE'),
      job(2, 'Pessoas', 'curitiba, pr '),
      job(3, 'engenharia', 'Natal, RN'),
      job(4, 'Engenharia', 'Curitiba, PR', false),
      job(5, 'Engenharia ', 'Curitiba, PR'),
      job(6, 'Comercial', 'Curitiba, PR'),
      job(7, 'Engenharia', 'Curitiba, PR'),
    ];
    expect(similarJobs(jobs[6]!, jobs, '2026-12-12').map(({ id }) => id)).toEqual([3, 5, 2]);
    expect(similarJobs(job(9, 'Jurídico', 'Belém, PA'), jobs, '2026-12-12')).toEqual([]);
  });
});
