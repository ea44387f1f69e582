/*
 * Names of Brazil as "name:bearers in thousands", separated by commas and line ends. Given names: the order of magnitude of the census of
 * 2010 (IBGE, "Nomes no Brasil"), rounded. Surnames: the first ten by the census of 2022 (IBGE), the others estimated by
 * their order.
 */

export const FEMALE_NAMES = `
  Maria:5800, Ana:3090, Francisca:725, Antônia:590, Adriana:565, Juliana:562, Márcia:551, Fernanda:531
  Patrícia:529, Aline:509, Sandra:479, Camila:469, Amanda:464, Bruna:460, Jéssica:456, Letícia:434, Júlia:430
  Luciana:429, Vanessa:417, Mariana:381, Gabriela:378, Vitória:365, Larissa:360, Cláudia:354, Beatriz:347
  Luana:329, Renata:324, Eliane:317, Simone:270, Cristiane:265, Priscila:255, Carolina:250, Débora:240
  Isabela:225, Natália:220, Rosângela:210, Fabiana:205, Tatiane:200, Iasmin:85, Heloísa:80, Conceição:75
  Raíssa:45, Ângela:130, Lúcia:140, Zuleica:9, Iracema:30, Jacira:14
`;

export const MALE_NAMES = `
  José:2900, João:2980, Antônio:2570, Francisco:1770, Carlos:1490, Paulo:1420, Pedro:1220, Lucas:1130, Luiz:1100
  Marcos:1110, Luís:930, Gabriel:930, Rafael:820, Daniel:710, Marcelo:690, Bruno:670, Eduardo:630, Felipe:615
  Raimundo:610, Rodrigo:600, Manoel:550, Mateus:540, André:530, Fernando:525, Fábio:510, Leonardo:508, Gustavo:505
  Guilherme:490, Leandro:470, Tiago:455, Anderson:420, Ricardo:415, Vinícius:310, Diego:305, Alexandre:300
  Thiago:290, Roberto:285, Sebastião:195, Henrique:190, Caio:150, Otávio:90, Wellington:120, Washington:60
  Uélinton:12, Cauã:60, Ícaro:25, Ubirajara:8, Moacir:35
`;

export const SURNAMES = `
  Silva:34030, Santos:21370, Oliveira:11710, Souza:9200, Pereira:6890, Ferreira:6230, Lima:6090, Alves:5760
  Rodrigues:5430, Costa:4860, Gomes:4050, Ribeiro:3900, Martins:3500, Carvalho:3450, Almeida:3300, Lopes:2900
  Soares:2850, Fernandes:2800, Vieira:2750, Barbosa:2700, Rocha:2450, Dias:2300, Nascimento:4100, Araújo:3150
  Batista:2100, Andrade:1900, Moreira:1850, Nunes:1850, Marques:1750, Machado:1700, Mendes:1650, Freitas:1600
  Cardoso:1550, Ramos:1500, Gonçalves:2300, Teixeira:1450, Correia:1300, Castro:1250, Cavalcante:900, Melo:1200
  Monteiro:1050, Pinto:1000, Moura:980, Campos:950, Barros:930, Borges:850, Duarte:700, Farias:690, Brito:680
  Azevedo:660, Conceição:1400, Jesus:2000, Cruz:900, Reis:950, Miranda:600, Aguiar:400, Fonseca:520, Siqueira:380
  Tavares:430, Medeiros:420, Guimarães:370, Magalhães:360, Brandão:220, Assunção:160, Falcão:130
  Espírito Santo:95, Castelo Branco:28, Vasconcelos:260, Albuquerque:250, Bittencourt:90, Fagundes:110, Schmidt:85
  Müller:70, Weber:40, Rossi:60, Bianchi:35, Ferrari:45, Tanaka:30, Yamamoto:22, Nakamura:16, Kowalski:14
  Wojciechowski:6, Nóbrega:55, Açucena:4, Villas-Bôas:8, Sá:120, D'Ávila:18, Quaresma:12, Itaparica:3, Xavier:380
  Zanella:28, Queiroz:300, Pacheco:240, Saldanha:36
`;

/** Less frequent surnames, without figures. */
export const OTHER_SURNAMES = `
  Abreu, Afonso, Aguilar, Aleixo, Alencar, Amaral, Amorim, Antunes, Aquino, Arantes, Arruda, Assis, Athayde, Ávila
  Bandeira, Barreto, Barroso, Bastos, Beltrão, Benevides, Bernardes, Bezerra, Bispo, Bonfim, Bragança, Braga
  Bueno, Cabral, Caldas, Calixto, Câmara, Camargo, Campelo, Canto, Cardozo, Carmo, Carneiro, Carrera, Cerqueira
  Chagas, Chaves, Coelho, Cordeiro, Coutinho, Couto, Cunha, Custódio, Damasceno, Dantas, Delgado, Domingues
  Dornelles, Drummond, Durão, Esteves, Estrela, Evangelista, Fajardo, Faria, Feitosa, Felipe, Félix, Figueira
  Figueiredo, Fontes, França, Franco, Frota, Furtado, Galvão, Gama, Garcia, Godoy, Góis, Gonzaga, Goulart, Gouveia
  Granja, Guedes, Guerra, Gusmão, Henriques, Holanda, Inácio, Jardim, Jordão, Junqueira, Lacerda, Lago, Leal, Leão
  Leite, Lemos, Lins, Lira, Lobo, Loureiro, Lourenço, Lucena, Luz, Macedo, Maciel, Maia, Malta, Marinho, Matos
  Maurício, Meireles, Mello, Mendonça, Menezes, Mesquita, Morais, Motta, Muniz, Naves, Negrão, Neves, Noronha
  Novaes, Ornelas, Osório, Pádua, Paiva, Paixão, Palhares, Parente, Passos, Peçanha, Pedrosa, Peixoto, Penha
  Pessoa, Pimenta, Pimentel, Pinheiro, Pires, Pontes, Portela, Porto, Prado, Prates, Proença, Quintana, Rabelo
  Ramalho, Rangel, Rebouças, Rego, Resende, Rezende, Rios, Rosa, Sales, Salgado, Salles, Sampaio, Sanches, Santana
  Saraiva, Seixas, Sena, Serra, Simões, Sobral, Soeiro, Teles, Toledo, Torres, Trindade, Uchôa, Valadares, Valença
  Valente, Vargas, Vasques, Vaz, Veiga, Veloso, Viana, Vidal, Vilela, Viveiros, Zambrano
`;
