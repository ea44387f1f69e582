import type { Habit } from './habit.js';
import { english, portuguese } from './short-resumes.js';

/** What portals and forms make of a résumé. */
export const EXPORTS: Habit[] = [
  {
    name: 'an employer and its town with a hyphen between them',
    pdf: english(
      'Work Experience',
      `## Line Cook
Harbor Grill House-Mobile, AL
April 2020 to Present
Grill station.

## Stocker
Winn Grocers-Biloxi, MS
2016 to 2020`,
    ),
    jobs: ['Line Cook | Harbor Grill House | 2020-04 | now', 'Stocker | Winn Grocers | 2016 | 2020'],
  },
  {
    name: 'a school and its town with a hyphen between them',
    pdf: english(
      'Education',
      `## High school diploma
Murphy High School-Mobile, AL
August 2012 to May 2016`,
    ),
    schools: ['High school diploma | Murphy High School | 2012-08 | 2016-05'],
  },
  {
    name: 'a town with a hyphen of its own under the employer',
    pdf: english(
      'Work Experience',
      `## Line Cook
Harbor Grill House
Winston-Salem, NC
April 2020 to Present`,
    ),
    jobs: ['Line Cook | Harbor Grill House | 2020-04 | now'],
  },
  {
    name: 'the degree and its state on a line of their own',
    pdf: portuguese(
      'Formação',
      `## Engenharia Civil
Graduação - Interrompido
UniCerrado, 2016 a 2018

## Técnico em Edificações
Técnico - Concluído
Colégio Agrícola, 2009 a 2010`,
    ),
    schools: [
      'Graduação, Engenharia Civil | UniCerrado | 2016 | 2018',
      'Técnico em Edificações | Colégio Agrícola | 2009 | 2010',
    ],
  },
  {
    name: 'a finished degree and its state on a line of their own',
    pdf: portuguese(
      'Formação',
      `## Ciências Contábeis
Bacharelado - Completo
Universidade do Norte Novo, 2010 a 2013

## Técnico em Contabilidade
Técnico - Completo
Colégio Vicente Rijo, 2007 a 2008`,
    ),
    schools: [
      'Bacharelado, Ciências Contábeis | Universidade do Norte Novo | 2010 | 2013',
      'Técnico em Contabilidade | Colégio Vicente Rijo | 2007 | 2008',
    ],
  },
  {
    name: 'the short and the long name of a school with a dash between them',
    pdf: portuguese(
      'Formação acadêmica',
      `## UCN - Universidade Católica do Norte
Bacharelado, Ciências Contábeis · (2006 - 2010)

## FURG - Universidade Federal do Rio Grande
Especialização, Auditoria · (2012 - 2013)`,
    ),
    schools: [
      'Bacharelado, Ciências Contábeis | Universidade Católica do Norte | 2006 | 2010',
      'Especialização, Auditoria | Universidade Federal do Rio Grande | 2012 | 2013',
    ],
  },
  {
    name: 'a course in progress whose bracket says two things',
    pdf: portuguese(
      'Formação',
      `Redes de Computadores (tecnólogo, em andamento) — UniCerrado
2024 – previsão 2026

Enfermagem — Universidade do Norte Novo
2010 – 2014`,
    ),
    fields: { educationCourse: 'Redes de Computadores' },
  },
  {
    name: 'another course in progress whose bracket says two things',
    pdf: portuguese('Formação', 'Gestão Ambiental (bacharelado, cursando) — UniCerrado — 2023'),
    fields: { educationCourse: 'Gestão Ambiental' },
  },
  {
    name: 'the lines of a table read as bars between its cells',
    pdf: portuguese(
      'Experiência',
      `Empresa   Função   Início   Fim
Trator Forte   Mecânico de tratores | 03/2013 | atual
Oficina do Zeca | Mecânico   07/2006 | 02/2013`,
    ),
    jobs: [
      'Mecânico de tratores | Trator Forte | 2013-03 | now',
      'Mecânico | Oficina do Zeca | 2006-07 | 2013-02',
    ],
  },
  {
    name: 'bars around every cell of a table',
    pdf: portuguese(
      'Experiência',
      `Empresa   Cargo   Entrada   Saída
| Silo Campo Bom | Operador de silo | 2015 | 2019 |
| Granja Dois Irmãos | Tratador | 2011 | 2015 |`,
    ),
    jobs: ['Operador de silo | Silo Campo Bom | 2015 | 2019', 'Tratador | Granja Dois Irmãos | 2011 | 2015'],
  },
  {
    name: 'an employer of unknown words before a town that is a state too',
    pdf: portuguese(
      'Experiência',
      `2018 – Presente   Projetista naval
-> Oceano Fundo Projetos, Rio de Janeiro (Brasil)
2013 – 2017   Desenhista
-> Nave Azul, São Paulo (Brasil)`,
    ),
    jobs: ['Projetista naval | Oceano Fundo Projetos | 2018 | now', 'Desenhista | Nave Azul | 2013 | 2017'],
  },
  {
    name: 'an employer of unknown words before the shopping centre where it stands',
    pdf: portuguese(
      'Experiência',
      `2021 - HOJE
## VENDEDORA
Brisa Morena · Shopping Catuaí
Caixa e vitrine.

2018 - 2021
## ATENDENTE
Dona Pitanga | Galeria Central`,
    ),
    jobs: ['VENDEDORA | Brisa Morena | 2021 | now', 'ATENDENTE | Dona Pitanga | 2018 | 2021'],
  },
  {
    name: 'an employer before the shopping centre where it stands',
    pdf: portuguese(
      'Experiência',
      `2021 - HOJE
## VENDEDORA
Calçados Pé Leve · Shopping Catuaí
Caixa e vitrine.

2018 - 2021
## ATENDENTE
Sorveteria Frutal`,
    ),
    jobs: ['VENDEDORA | Calçados Pé Leve | 2021 | now', 'ATENDENTE | Sorveteria Frutal | 2018 | 2021'],
  },
];
