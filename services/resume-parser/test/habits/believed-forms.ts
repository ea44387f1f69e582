import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

/** Forms, and lines of jobs with marks of their kind. */
export const BELIEVED_FORMS: Habit[] = [
  {
    name: 'a phrase about the absence of jobs behind the word of a section',
    pdf: () =>
      printedLines(`# Ryan Gabriel Teles Moura
17 anos
Whatsapp (62) 99155-0177
Objetivo: Jovem Aprendiz na área de vendas

Experiência: ainda não tive emprego registrado, mas ajudo meu pai na feira desde 2023.

Qualidades: pontual e comunicativo`),
    jobs: [],
  },
  {
    name: 'numbered jobs whose parts end in full stops',
    pdf: () =>
      printedLines(`CURRICULUM VITAE
1 DADOS PESSOAIS
Nome: Clarice Antunes Prado
Contatos: (32) 98822-0144 e clarice@mail.example
2 EXPERIÊNCIA PROFISSIONAL
2.1 Contadora responsável. Prado & Lemos Contabilidade, Juiz de Fora. Desde 2018.
2.2 Estagiária de contabilidade. Prefeitura de Ubá, Ubá. 2015-2017.`),
    jobs: [
      'Contadora responsável | Prado & Lemos Contabilidade | 2018 | now',
      'Estagiária de contabilidade | Prefeitura de Ubá | 2015 | 2017',
    ],
  },
  {
    name: 'the kind of contract between an employer and its dates in one job only',
    pdf: () =>
      printedLines(`# Jonas Patrício Neves
Betim, Minas Gerais
Experiências
Operador de empilhadeira
Transportes Rio Paraopeba
mar de 2021 – o momento (5 anos e 8 meses)
Carga e descarga de carretas.
Repositor de mercadorias
Supermercados Serra Azul
Contrato temporário
nov de 2017 – jan de 2018 (3 meses)`),
    jobs: [
      'Operador de empilhadeira | Transportes Rio Paraopeba | 2021-03 | now',
      'Repositor de mercadorias | Supermercados Serra Azul | 2017-11 | 2018-01',
    ],
  },
  {
    name: 'an application form with employers behind labels, each under a heading',
    pdf: () =>
      printedLines(`Personal details
Surname: Adeleke
First name: Bukola
Address: 7 Wharf Road
Town: Grays
Postcode: RM17 6XX
Telephone: 07700 900 177
Email: b.adeleke@mail.example

Current / most recent employer
Employer name: South Essex NHS Trust
Job title: Healthcare Assistant
From: 03/2021   To: Present
Main duties: meals and observations

Previous employment
Employer name: Bluebell Homecare
Job title: Carer
From: 06/2018   To: 02/2021

Education and qualifications
Subject/Qualification: NVQ Level 2 Health and Social Care
Place of study: Grays Adult College
Year obtained: 2019`),
    fields: { city: 'Grays', address: '7 Wharf Road', educationCourse: 'Health and Social Care' },
    jobs: [
      'Healthcare Assistant | South Essex NHS Trust | 2021-03 | now',
      'Carer | Bluebell Homecare | 2018-06 | 2021-02',
    ],
    schools: ['NVQ Level 2 Health and Social Care | Grays Adult College |  | 2019'],
  },
  {
    name: 'a ministry with a comma, an earlier job behind its label, and a company of an army',
    pdf: () =>
      printedLines(`# Samuel Kato
+256 772 555 021 | samuel@mail.example
## Work experience
2016 – 2023: Programme Officer, Ministry of Gender, Labour and Social Development
Prior experience: Shift Supervisor, Victoria Foods (2004 – 2008)
2009 – 2015: Comandante da 2ª Companhia, Brigada do Sul`),
    jobs: [
      'Programme Officer | Ministry of Gender, Labour and Social Development | 2016 | 2023',
      'Shift Supervisor | Victoria Foods | 2004 | 2008',
      'Comandante da 2ª Companhia | Brigada do Sul | 2009 | 2015',
    ],
  },
];
