import { fold } from './characters.js';

/** The 27 federative units. */
export const STATES: Record<string, string> = {
  AC: 'Acre',
  AL: 'Alagoas',
  AP: 'Amapá',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MT: 'Mato Grosso',
  MS: 'Mato Grosso do Sul',
  MG: 'Minas Gerais',
  PA: 'Pará',
  PB: 'Paraíba',
  PR: 'Paraná',
  PE: 'Pernambuco',
  PI: 'Piauí',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RS: 'Rio Grande do Sul',
  RO: 'Rondônia',
  RR: 'Roraima',
  SC: 'Santa Catarina',
  SP: 'São Paulo',
  SE: 'Sergipe',
  TO: 'Tocantins',
};

const BY_NAME = new Map(Object.entries(STATES).map(([code, name]) => [fold(name), code]));

/** 'ES', 'es', 'Espírito Santo', 'Estado de São Paulo' → the code. */
export function stateCode(text: string): string | undefined {
  const folded = fold(text)
    .replace(/^(?:estado (?:de|do|da) |estado |uf )/, '')
    .replace(/[.]/g, '')
    .trim();
  const upper = folded.toUpperCase();
  if (upper.length === 2 && upper in STATES) return upper;
  return BY_NAME.get(folded);
}

/** Area codes in use; 2 digits that are not here are no Brazilian telephone. */
export const AREA_CODES: ReadonlySet<string> = new Set(
  (
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 ' +
    '71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
  ).split(' '),
);

/** Capitals and the larger municipalities: enough to recognise a city that stands without its state. */
const CITIES = `São Paulo;Rio de Janeiro;Brasília;Salvador;Fortaleza;Belo Horizonte;Manaus;Curitiba;Recife;Goiânia;Belém;Porto Alegre;Guarulhos;
Campinas;São Luís;São Gonçalo;Maceió;Duque de Caxias;Campo Grande;Natal;Teresina;São Bernardo do Campo;Nova Iguaçu;João Pessoa;
São José dos Campos;Santo André;Ribeirão Preto;Jaboatão dos Guararapes;Osasco;Uberlândia;Sorocaba;Contagem;Aracaju;Feira de Santana;
Cuiabá;Joinville;Juiz de Fora;Londrina;Aparecida de Goiânia;Ananindeua;Porto Velho;Serra;Niterói;Belford Roxo;Caxias do Sul;
Campos dos Goytacazes;Macapá;Florianópolis;Vila Velha;Mauá;São João de Meriti;São José do Rio Preto;Mogi das Cruzes;Betim;Santos;
Diadema;Maringá;Jundiaí;Campina Grande;Montes Claros;Rio Branco;Piracicaba;Carapicuíba;Boa Vista;Olinda;Anápolis;Cariacica;Bauru;
Itaquaquecetuba;São Vicente;Vitória;Caruaru;Caucaia;Blumenau;Franca;Ponta Grossa;Petrolina;Canoas;Pelotas;Vitória da Conquista;
Ribeirão das Neves;Uberaba;Paulista;Cascavel;Praia Grande;São José dos Pinhais;Guarujá;Taubaté;Petrópolis;Limeira;Santarém;Camaçari;
Palmas;Suzano;Mossoró;Taboão da Serra;Várzea Grande;Sumaré;Santa Maria;Gravataí;Governador Valadares;Marabá;Juazeiro do Norte;Barueri;
Embu das Artes;Volta Redonda;Ipatinga;Foz do Iguaçu;Parnamirim;Viamão;Imperatriz;Indaiatuba;Americana;Rio Verde;Araraquara;Maracanaú;
Cotia;Novo Hamburgo;Magé;São Carlos;Macaé;Rondonópolis;Itabuna;Marília;Jacareí;Arapiraca;Juazeiro;Presidente Prudente;Hortolândia;
Colombo;Itaboraí;Cabo Frio;Dourados;Sete Lagoas;Chapecó;São Leopoldo;Santa Luzia;Divinópolis;Criciúma;Rio Claro;Itajaí;Araçatuba;
Passo Fundo;Angra dos Reis;Cachoeiro de Itapemirim;Nova Friburgo;Santa Bárbara d'Oeste;Nossa Senhora do Socorro;Rio Grande;Alvorada;
Ferraz de Vasconcelos;Guarapuava;Ibirité;Poços de Caldas;Varginha;Barra Mansa;Lauro de Freitas;Jaraguá do Sul;Sobral;Linhares;São Mateus;
Colatina;Guarapari;Aracruz;Viana;Itapevi;Araguaína;Francisco Morato;Itapecerica da Serra;Itu;Bragança Paulista;Pindamonhangaba;
Itapetininga;São Caetano do Sul;Teresópolis;Palhoça;São José;Balneário Camboriú;Lages;Brusque;Tubarão;Camboriú;Paranaguá;Araucária;
Toledo;Apucarana;Campo Largo;Pinhais;Almirante Tamandaré;Umuarama;Cambé;Arapongas;Campo Mourão;Pato Branco;Francisco Beltrão;
Bento Gonçalves;Erechim;Uruguaiana;Santa Cruz do Sul;Cachoeirinha;Sapucaia do Sul;Bagé;Lajeado;Ijuí;Patos de Minas;Pouso Alegre;
Teófilo Otoni;Barbacena;Sabará;Conselheiro Lafaiete;Itabira;Araguari;Passos;Coronel Fabriciano;Muriaé;Lavras;Nova Lima;Nova Serrana;
Itajubá;Viçosa;Ouro Preto;Três Corações;Ubá;Alfenas;Catanduva;Jaú;Botucatu;Atibaia;Araras;Sertãozinho;Assis;Ourinhos;Barretos;
Birigui;Votorantim;Valinhos;Vinhedo;Paulínia;Salto;Leme;Caraguatatuba;Ubatuba;Guaratinguetá;Lorena;Cubatão;Itanhaém;Mogi Guaçu;
Ilhéus;Jequié;Alagoinhas;Barreiras;Porto Seguro;Teixeira de Freitas;Eunápolis;Simões Filho;Paulo Afonso;Garanhuns;Vitória de Santo Antão;
Igarassu;Cabo de Santo Agostinho;Camaragibe;São Lourenço da Mata;Crato;Itapipoca;Maranguape;Parnaíba;Picos;Timon;Caxias;Codó;
Açailândia;Bacabal;Santa Rita;Bayeux;Patos;Cabedelo;Caicó;Lagarto;Itabaiana;Castanhal;Parauapebas;Abaetetuba;Altamira;Tucuruí;
Parintins;Itacoatiara;Ji-Paraná;Ariquemes;Vilhena;Cacoal;Sinop;Tangará da Serra;Cáceres;Sorriso;Três Lagoas;Corumbá;Ponta Porã;
Luziânia;Valparaíso de Goiás;Trindade;Formosa;Catalão;Itumbiara;Jataí;Caldas Novas;Taguatinga;Ceilândia;Gurupi;Maricá;Nilópolis;
Resende;Queimados;Araruama;Rio das Ostras;Itaguaí;Mesquita;Saquarema;Barra do Piraí;Três Rios;Valença;Franco da Rocha;Caieiras;Cajamar;
Santana de Parnaíba;Jandira;Poá;Ribeirão Pires;Várzea Paulista;Itatiba;Nova Odessa;São João da Boa Vista;São Sebastião;Registro`;

export const BRAZILIAN_CITIES: ReadonlySet<string> = new Set(
  CITIES.split(';').map((city) => fold(city.trim())),
);

export function isBrazilianCity(text: string): boolean {
  return BRAZILIAN_CITIES.has(fold(text));
}
