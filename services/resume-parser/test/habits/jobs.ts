import { printedLines } from '../printed.js';
import type { Habit } from './habit.js';

const resume = (jobs: string) => () =>
  printedLines(`# Ivanilde Moraes Castro
Joinville – SC | (47) 99611-7070 | ivanilde.castro@exemplo.com

## EXPERIÊNCIA PROFISSIONAL
${jobs}

## FORMAÇÃO
Tecnologia em Processos Gerenciais – 2012`);

/** Jobs as a reader reads them. */
export const JOBS: Habit[] = [
  {
    name: 'two roles under one employer',
    pdf: resume(`## Grupo Malwetex
Supervisora de Expedição   02/2021 – atual
• Equipe de doze pessoas.
Auxiliar de Expedição   05/2017 – 01/2021
• Separação de pedidos.

## Mercado Boa Vista
Repositora   03/2014 – 04/2017
• Reposição de gôndolas.`),
    jobs: [
      'Supervisora de Expedição | Grupo Malwetex | 2021-02 | now',
      'Auxiliar de Expedição | Grupo Malwetex | 2017-05 | 2021-01',
      'Repositora | Mercado Boa Vista | 2014-03 | 2017-04',
    ],
  },
  {
    name: 'three roles under one employer with the whole stay beside it',
    pdf: resume(`## Hospital Dona Helena – 2012 a 2023
Coordenadora de Recepção (2019 a 2023)
Coordenação de três turnos.
Recepcionista Líder (2016 a 2019)
Escala da equipe.
Recepcionista (2012 a 2016)
Atendimento aos pacientes.

## Óticas Cidade – 2010 a 2012
Vendedora
Venda de armações.`),
    jobs: [
      'Coordenadora de Recepção | Hospital Dona Helena | 2019 | 2023',
      'Recepcionista Líder | Hospital Dona Helena | 2016 | 2019',
      'Recepcionista | Hospital Dona Helena | 2012 | 2016',
      'Vendedora | Óticas Cidade | 2010 | 2012',
    ],
  },
  {
    name: 'the place beside the employer',
    pdf: resume(`## Têxtil Cambirela   Jaraguá do Sul – SC
Encarregada de Tecelagem   03/2018 – 11/2023
Teares e manutenção.

## Malharia Piraí   Guaramirim
Tecelã   01/2013 – 02/2018
Operação de teares.`),
    jobs: [
      'Encarregada de Tecelagem | Têxtil Cambirela | 2018-03 | 2023-11',
      'Tecelã | Malharia Piraí | 2013-01 | 2018-02',
    ],
  },
  {
    name: 'labels on one line',
    pdf: resume(`Empresa: Panificadora Aurora | Função: Confeiteira | Período: 03/2019 a 11/2023
Bolos e doces finos.
Empresa: Buffet Encanto | Função: Auxiliar de Cozinha | Período: 2015 a 2019
Preparo de salgados.`),
    jobs: [
      'Confeiteira | Panificadora Aurora | 2019-03 | 2023-11',
      'Auxiliar de Cozinha | Buffet Encanto | 2015 | 2019',
    ],
  },
  {
    name: 'labels on one line with dashes, the period below',
    pdf: resume(`Empresa: Panificadora Aurora – Cargo: Confeiteira
Período: março/2019 a novembro/2023
Bolos e doces finos.
Empresa: Buffet Encanto – Cargo: Auxiliar de Cozinha
Período: 2015 a 2019
Preparo de salgados.`),
    jobs: [
      'Confeiteira | Panificadora Aurora | 2019-03 | 2023-11',
      'Auxiliar de Cozinha | Buffet Encanto | 2015 | 2019',
    ],
  },
  {
    name: 'the period as a heading',
    pdf: resume(`## 2019 – 2023
Confeiteira
Panificadora Aurora
Bolos e doces finos, com encomendas.

## 2015 – 2019
Auxiliar de Cozinha
Buffet Encanto
Preparo de salgados e saladas.`),
    jobs: [
      'Confeiteira | Panificadora Aurora | 2019 | 2023',
      'Auxiliar de Cozinha | Buffet Encanto | 2015 | 2019',
    ],
  },
  {
    name: 'years inside sentences',
    pdf: resume(`Gerente de Loja – Magazine Catarina – 03/2018 a 11/2023
Em 2019 a loja abriu a segunda unidade, e de 2020 a 2022 conduzi a mudança do sistema.
Recebi o prêmio de melhor filial em 2021.
Vendedora – Calçados Beira-Rio – 02/2013 a 02/2018
• Metas superadas em 15% entre 2014 e 2016.
• Treinei a equipe de 2017.`),
    jobs: [
      'Gerente de Loja | Magazine Catarina | 2018-03 | 2023-11',
      'Vendedora | Calçados Beira-Rio | 2013-02 | 2018-02',
    ],
  },
  {
    name: 'years inside the paragraph under a bold title',
    pdf: resume(`## Analista de Logística | Porto Seco Itapoá   2017 – 2022
Atuei na implantação do terminal. De 2018 a 2020 coordenei o turno da noite.
Desde 2021 respondi pelos indicadores da área.

## Assistente de Logística | Transportes Babitonga   2013 – 2017
Programação de cargas; em 2015, troca do roteirizador.`),
    jobs: [
      'Analista de Logística | Porto Seco Itapoá | 2017 | 2022',
      'Assistente de Logística | Transportes Babitonga | 2013 | 2017',
    ],
  },
];
