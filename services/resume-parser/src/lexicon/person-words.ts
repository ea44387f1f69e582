/** Given names that Brazilian and English résumés carry most, folded; they support a guess, and never make one. */
const GIVEN = `ana maria joao jose antonio francisco carlos paulo pedro lucas luiz luis marcos gabriel rafael daniel marcelo bruno eduardo felipe rodrigo mateus matheus
andre fernando fabio leonardo gustavo guilherme thiago tiago vinicius victor vitor diego leandro anderson alexandre ricardo roberto sergio renato caio arthur artur
bernardo davi heitor miguel samuel enzo henrique igor isaac jorge julio leonardo lorenzo murilo nicolas otavio raul ruan ramon saulo sebastiao silvio tales valter
wagner walter wellington wesley william yuri adriano adilson ailton alan alberto alessandro alex alisson alvaro amanda aline alice alessandra adriana agatha andrea
andreia angela antonia aparecida barbara beatriz bianca bruna camila carla carolina caroline catarina cecilia celia clara claudia cristiane cristina daiane daniela
daniele danielle debora denise diana edna elaine eliane elisa elisangela elizabeth emanuela emily erica erika estela eva evelyn fabiana fatima fernanda flavia
francisca gabriela giovanna giovana gisele gloria helena heloisa ingrid irene isabel isabela isabella isadora ivone jacqueline janaina jaqueline jessica joana josefa
joyce juliana julia juliane karen karina karine katia kelly larissa laura leticia lidia ligia lilian livia lorena luana lucia luciana luciane luiza luisa madalena
manuela marcela marcia margarida mariana marina marisa marta mayara melissa michele michelle milena mirela monica monique natalia nathalia neide nicole olivia
pamela patricia paula priscila rafaela raissa raquel rebeca regina renata rita roberta rosa rosana rosangela sabrina samara sandra sara sarah selma silvana silvia
simone sofia sonia sophia stefany stella suelen sueli suzana talita tamires tania tatiana tatiane teresa tereza thais vanessa vera veronica vitoria viviane yasmin
cleiton claudio cleber cristiano danilo denis denilson douglas edson eder edgar elias emerson erick eric evandro everton fabricio flavio geraldo gilberto gilmar
giovani hugo humberto ivan jair jefferson jean jonas jonathan jonatas juliano junior kaique kevin lauro levi lincoln luan luciano manoel manuel mario marlon mauricio
mauro max michel milton moises nelson nilson nilton osvaldo oscar patrick raimundo reginaldo reinaldo renan robson rogerio romulo ronaldo rubens ruy sandro severino
sidnei tarcisio ubirajara valdir valmir vanderlei washington willian wilson zilda adalberto ademir aroldo benedito breno caue cintia dirceu estevao ezequiel ester
giulia iara ian iracema isis jandira jeferson joaquim jurema kauan lais lara leila lucio luna maite malu marilia marlene micael nadia nair nayara odete otto penha
benjamin theo thomas tomas valentina zelia david john james robert michael mary jennifer linda susan margaret dorothy lisa nancy karen betty helen donna carol ruth
sharon george kenneth steven edward brian ronald anthony jason matthew gary timothy joseph charles christopher mark donald richard jane emma oliver jack harry jacob
charlie ethan noah liam mason logan alexander sebastian aiden grace chloe ella mia ava emily hannah megan rachel lauren ashley brittany samantha stephanie amy anna
kate katherine catherine peter andrew stephen jeffrey ryan scott eric adam nathan kyle justin brandon tyler zachary aaron jose juan carlos luis miguel pablo diego
wanderley wanderlei wanderson nazare socorro lourdes luzia josefa severino severina cicero cicera damiao iolanda ivanilda edilene edilson edmilson
icaro valdemar valdete genivaldo josivaldo gilvan givanildo jailson nivaldo neuza osmar quiteria rosilene rosimeri rosinaldo marlucia juvenal valentim
priya rahul amit raj anjali neha rohan wei li ming yuki hiroshi ahmed mohammed muhammad ali omar fatima aisha`;

const FAMILY = `silva santos oliveira souza sousa rodrigues ferreira alves pereira lima gomes costa ribeiro martins carvalho almeida lopes soares fernandes vieira barbosa rocha
dias nascimento andrade moreira nunes marques machado mendes freitas cardoso ramos goncalves santana teixeira araujo pinto cavalcante cavalcanti moraes morais
monteiro correia correa batista campos borges miranda reis azevedo castro moura melo mello medeiros barros cunha nogueira guimaraes coelho farias faria sampaio
siqueira macedo tavares brito fonseca viana aguiar franco amaral pires bezerra duarte xavier queiroz matos mattos pacheco leite bastos assis assuncao braga camargo
chaves cruz dantas domingues esteves figueiredo furtado garcia lacerda leal magalhaes maia menezes neves paiva peixoto pimentel prado rezende resende rangel salles
sales toledo torres valente vargas vasconcelos veloso ventura viegas zanetti schmidt muller becker schneider weber rossi ferrari bianchi costa russo tanaka
sato suzuki yamamoto nakamura watanabe neto filho junior sobrinho smith johnson williams brown jones miller davis wilson anderson taylor thomas moore jackson white
harris thompson robinson clark lewis lee walker hall allen young king wright hill green adams baker nelson carter mitchell roberts turner phillips campbell parker
evans edwards collins doe patel kumar singh sharma chen wang zhang khan`;

export const GIVEN_NAMES: ReadonlySet<string> = new Set(GIVEN.split(/\s+/));
export const FAMILY_NAMES: ReadonlySet<string> = new Set(FAMILY.split(/\s+/));

export const NAME_PARTICLES: ReadonlySet<string> = new Set(
  'de da do das dos e di del della dela d la le los las van von der den y bin al el san santa santo'.split(
    ' ',
  ),
);

/** Words of trades, ranks and documents: a line that holds one of them is a title, not a name. */
const NOT_NAMES = `nome name nomes analista assistente auxiliar atendente advogado advogada administrador administradora administracao administrativo administrativa arquiteto arquiteta
arquitetura assessor assessora assessoria ajudante aprendiz balconista bancario bibliotecaria biologa biologo biomedica biomedico caixa cabeleireira camareira
cientista ciencia ciencias chef chefe consultor consultora consultoria contador contadora contabil contabilidade coordenador coordenadora coordenacao comercial comunicacao
corretor corretora costureira cozinheira cozinheiro cuidadora cuidador dados data dentista desenvolvedor desenvolvedora desenvolvimento designer design developer diretor
diretora direito docente economista editor editora educador educadora eletricista empregada enfermeira enfermeiro enfermagem engenheira engenheiro engenharia engineer
engineering escriturario especialista estagiaria estagiario estagio estudante executivo executiva farmaceutica farmaceutico financeiro financeira fisioterapeuta fotografo
freelancer frontend backend fullstack full front back stack garcom garconete gerente gerencia gestor gestora gestao graduado graduada graduando human resources recursos
humanos industrial instrutor instrutora jornalista lead leader lider logistica logistico marketing manager management mecanico mecanica medica medico mestre mobile
monitor monitora motorista nutricionista operador operadora operacional operacoes office officer pedagoga pedagogo pedagogia pedreiro pesquisador pesquisadora pintor
porteiro producao produto product production professor professora profissional programador programadora project projetos promotor promotora psicologa psicologo psicologia publicitario publicitaria
qualidade quality recepcionista representante repositor researcher scientist secretaria secretario seguranca senior pleno sales vendas vendedor vendedora servicos sistemas
social software soldador suporte supervisor supervisora support tecnica tecnico tecnologia tester teacher trainee tradutor tradutora veterinaria veterinario vigilante
web zelador writer student specialist assistant associate director executive consultant accountant architect nurse analyst technician administrator designer intern
resume curriculo curriculum vitae cv perfil profile resumo summary contato contact telefone phone email mail endereco address objetivo objective experiencia experience
formacao education habilidades skills idiomas languages referencias references sobre about dados pessoais personal information informacoes pagina page linkedin github
portfolio website site celular whatsapp nacionalidade brasileiro brasileira brasil brazil casado casada solteiro solteira divorciado divorciada idade anos nascimento
rua avenida travessa alameda bairro cidade estado cep cpf rg universidade university faculdade faculty colegio college escola school instituto institute centro ltda sa
eireli inc llc corp company empresa grupo group industria comercio prefeitura municipal camara hospital clinica banco bank updated atualizado last ultima atualizacao
janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro january february march april june july august september october
november december present atual welcome creative innovative web digital inteligencia artificial machine learning cloud devops security network redes infraestrutura
mestrado doutorado graduacao pos tecnologo bacharel mba ensino medio superior completo incompleto cursando curso cursos certificado certificacoes foto disponivel disponibilidade
vaga cargo pretendido pretensao salarial carteira habilitacao cnh filhos estado civil naturalidade sexo masculino feminino`;

export const NOT_NAME_WORDS: ReadonlySet<string> = new Set(NOT_NAMES.split(/\s+/));

/** Of those, what people are called all the same: Marco Antônio, Aldenora Sales, April Jones. */
export const ALSO_NAMES: ReadonlySet<string> = new Set(
  'marco april june august page sales mestre'.split(' '),
);
