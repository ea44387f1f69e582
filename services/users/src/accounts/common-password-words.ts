/** Material of the refused passwords, commonest first in each list. See `common-passwords.ts` for the forms. */

export const COMMON_DIGITS = `
  123456 123456789 12345678 1234567 1234567890 123123 111111 000000 654321 123321 112233 121212 666666 696969
  159753 147258 147258369 789456 789456123 456789 987654321 102030 10203040 131313 101010 232323 123654 222222
  159357 741852 741852963 963852741 852456 987654 555555 777777 888888 999999 333333 444444 7777777 88888888
  123456a a123456 123456q q123456 123456789a a123456789 123abc abc123 abcd1234 1234abcd abc1234 a1b2c3 a1b2c3d4
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx 1qazxsw2 q1w2e3 q1w2e3r4 123qwe qwe123 123qweasd 1234qwer qwer1234
  qwerty1 qwerty12 qwerty123 qwerty1234 asd123 asdf1234 zxc123 123asd 147852 147852369 258456 142536 135790 13579
  246810 24681012 11223344 1122334455 12341234 12344321 123454321 123123123 321321 321654 456123 456456 789789
  159159 258258 369369 147147 010203 01020304 020304 0102030405 020202 030303 121314 12131415 151515 171717 181818
  191919 202020 212121 232425 242424 252525 262626 272727 282828 292929 303030 313131 323232 414141 424242 515151
  198000 198100 19841984 19851985 19861986 19871987 19881988 19891989 19901990 19911991 19921992 19931993 19941994
  19951995 19961996 19971997 19981998 19991999 20002000 20102010 20112011 20122012 20132013 20142014 20152015
  20202020 20212021 20222022 20232023 20242024 20252025 20262026 112358 314159 31415926 271828 911911 007007
  100100 100200 100200300 123000 000123 000111 110110 111222 111222333 112211 113355 114477 115599 123789 123890
  134679 134679852 142857 143143 147896 147896325 159263 159487 159630 163163 168168 179355 186186 187187 198198
  224466 225588 234567 2345678 246246 258369 258852 321123 321456 321678 345678 3456789 357159 369258 369258147
  420420 456852 456987 520520 5201314 521521 567890 654123 654456 678910 686868 741741 753159 753951 777888
  789123 789321 789654 789987 808080 852852 852963 868686 878787 890890 898989 900900 951357 951753 963258 963963
  987123 987321 987412 987456 987987 989898 998877 99887766 999888 010101 010180 010190 010185 010188 020580
`;

export const TYPED_RUNS = `
  qwerty qwertyu qwertyui qwertyuio qwertyuiop asdfgh asdfghj asdfghjk asdfghjkl zxcvbn zxcvbnm qwertz azerty
  qweasd qweasdzxc qwaszx qazwsx qazwsxedc qazxsw wsxedc edcrfv poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcxz mnbvcx
  asdasd asdasdasd qweqwe qweqweqwe zxczxc asdqwe asdzxc qweasd123 1qaz1qaz 1qaz@wsx 1qaz2wsx3edc zaq1zaq1 zaq1xsw2
  !qaz2wsx qaz123 wsx123 qwert12345 qwert123 qwert1 asdfg123 asdfg1 zxcvb123 zxcvbnm123 zxcvbnm1 abcdef abcdefg
  abcdefgh abcdefghi abcdefghij abcabc aaaaaa aaaaaaa aaaaaaaa bbbbbb cccccc dddddd eeeeee ffffff gggggg hhhhhh
  iiiiii jjjjjj kkkkkk llllll mmmmmm nnnnnn oooooo pppppp qqqqqq rrrrrr ssssss tttttt uuuuuu vvvvvv wwwwww xxxxxx
  xxxxxxxx yyyyyy zzzzzz zzzzzzzz ababab abababab aabbcc aabbccdd abc123abc abcd123 abcde123 abc12345 abc123456
  a1s2d3 a1s2d3f4 z1x2c3 z1x2c3v4 1a2b3c 1a2b3c4d 1z2x3c 1z2x3c4v aa123456 aa12345678 qq123456 zz123456 as123456
  abc@123 abc123! aaa111 aaa123 q1q1q1 q1w2e3r4t5 1234567q 12345678a 12345qwert 12345a 1234567a 12345q 12345abc
  0987654321 09876543 098765 0987654 p@ssw0rd p@ssword passw0rd pa55word pa55w0rd pass1234 pass123 passwd passpass
`;

export const COMMON_PHRASES = `
  iloveyou iloveyou1 iloveyou2 iloveu ilovegod ilovejesus lovelove loveme loveyou lovers letmein letmein1 trustno1
  whatever nothing forever freedom blessed teamo teamomucho tequiero teamomais euteamo euteamo1 euteamo123 teamo123
  teamo1 amoreterno amorzinho meuamor meuamor1 meuamor123 minhavida minhafamilia minhasenha minhasenha1
  minhasenha123 senhasenha novasenha novasenha1 novasenha123 senhaforte senhasegura semsenha naosei naosei123
  esqueci esqueci123 mudar123 mudarsenha trocar123 trocarsenha primeiroacesso acesso2020 acesso2021 acesso2022
  acesso2023 acesso2024 acesso2025 acesso2026 deusefiel deusefiel1 deusefiel123 deusemais deusteama deuseamor
  deusnocomando jesusteama jesuscristo jesusecristo jesusteamo jesussalva jesusvive jesusmeu jesus1000 jesusmeusalvador
  familiafeliz felicidade123 liberdade123 welcome1 welcome123 welcome12 changeme changeme1 changeme123 default123
  temp1234 temporary test1234 testtest testando teste1234 teste123456 testeteste demo1234 demodemo guest123 guest1234
  root1234 rootroot toor1234 admin2020 admin2021 admin2022 admin2023 admin2024 admin2025 admin2026 adminadmin
  administrator administrator1 administrador1 administracao p@ssw0rd1 p@ssw0rd123 p@ssword1 p@ssword123 passw0rd1
  pass@123 pass@1234 senha@123 senha@1234 senha2020 senha2021 senha2022 senha2023 senha2024 senha2025 senha2026
  brasil2014 brasil2018 brasil2022 brasil2026 brasil10 hexacampeao pentacampeao vaicorinthians timao1910 mengao81
  flamengo81 flamengo10 corinthians1910 palmeiras1914 santos1912 gremio1903 inter1909 vasco1898 saopaulo1930
  cruzeiro1921 galo1908 galodoido naruto10 sasuke10 goku1234 minecraft1 minecraft123 roblox123 freefire123 gtav1234
  lol12345 pokemon1 pokemon12 starwars1 superman1 batman123 spiderman1 harrypotter harrypotter1 onedirection
  justinbieber onepiece1 dragonball dragonball1 dragonballz sonysony samsung1 samsung123 motorola1 nokia1234 iphone123
  computador computador1 notebook1 internet1 internet123 windows10 windows123 linux123 google123 facebook1 facebook123
  instagram instagram1 instagram123 youtube123 twitter123 whatsapp1 netflix123 spotify123 1password password01
  password2 password3 password10 password99 password12345 password1234567 thepassword mypassword nopassword
  secret123 supersecret topsecret secretaria secretaria1 secretaria123 contabil123 financeiro1 financeiro123 vendas123
  gerente123 empresa1 empresa123 empresa1234 escritorio servidor123 sistema1 sistema123 usuario1 usuario123 usuario1234
  recepcao recepcao1 recepcao123 suporte1 suporte123 suporte1234 cliente123 trabalho1 trabalho123 mestre123
`;

/** Words, teams, animals, cars, heroes: refused bare and with the usual endings. */
export const COMMON_WORDS = `
  password senha admin administrador teste test user usuario root guest master mestre welcome login acesso
  dragon monkey shadow sunshine princess princesa football futebol baseball soccer basketball superman batman
  mustang harley ferrari corvette porsche mercedes yamaha honda camaro fusca ranger hunter killer tigger ginger
  pepper cookie cheese summer winter spring autumn flower purple orange yellow silver golden diamond cristal crystal
  computer internet samsung google hello secret angel anjo anjinho amor amigo amiga amigos amizade saudade paixao
  carinho querida querido gatinha gatinho gostosa gostoso linda lindo lindinha rainha estrela estrelinha
  borboleta florzinha bonita bonito brasil brazil saopaulo curitiba recife bahia mineiro carioca gaucho paulista
  flamengo corinthians palmeiras santos gremio internacional vasco cruzeiro fluminense botafogo atletico
  coritiba athletico chapecoense fortaleza ceara sport vitoria mengao timao verdao tricolor colorado galo peixe
  deus jesus cristo senhor familia mamae mamaezinha papai papaizinho filho filha filhos vovo vovozinha bebezinho
  jesuscristo maria aparecida nossasenhora fe esperanca gloria aleluia amem igreja pastor bencao abencoado abencoada
  felicidade liberdade vida sucesso dinheiro trabalho empresa escola cachorro cachorrinho gato leao tigre lobo aguia
  borboletas passarinho golfinho coelho cavalo pantera pikachu pokemon naruto sasuke goku vegeta minecraft roblox
  starwars matrix gandalf hobbit merlin phoenix falcon eagle tiger lion wolf bear panther cobra viper spider
  charlie buddy bailey maggie sophie daisy lucky rocky rusty smokey sparky snoopy scooter buster bandit boomer
  chocolate banana morango abacaxi melancia cereja pimenta cafezinho cerveja churrasco pipoca biscoito bolinho
  guitar music musica rocknroll metallica nirvana slipknot ironman thor hulk vingador homemaranha ronaldo ronaldinho
  neymar messi cristiano kaka romario pele ayrton senna schumacher beatles blink182 eminem madonna shakira
  heaven lovely loveu forever friends family baby babygirl babyboy sweet sweetie honey sugar candy cutie beautiful
  jordan23 lakers yankees cowboys steelers eagles packers chelsea arsenal liverpool barcelona realmadrid juventus
  matrix hacker ninja samurai pirate wizard warrior knight legend champion winner player gamer online
  marlboro corona budweiser jackdaniels blackjack poker casino lucky7 snowball rainbow unicorn butterfly sunflower
  mercury jupiter saturn neptune galaxy cosmos apollo orion zeus athena hercules spartan viking titanic
  flores jardim natureza cachoeira praia verao inverno primavera outono sol lua luar ceu azul verde vermelho amarelo
  rosa roxo preto branco cinza laranja dourado prata pedra aguas fogo vento terra montanha
  qwert asdfg zxcvb abcde abcd asdf qwer zxcv mudar trocar entrar abrir chave segredo codigo sistema suporte
`;

export const COMMON_NAMES = `
  michael jennifer jordan michelle daniel ashley andrew joshua jessica amanda thomas robert matthew nicole anthony
  william charles george martin richard patrick taylor austin justin brandon melissa samantha elizabeth victoria
  alexander benjamin christian christopher jonathan nicholas stephanie rebecca rachel hannah lauren heather
  gabriel gabriela gabrielly rafael rafaela lucas matheus mateus pedro paulo joao jose carlos carlinhos eduardo
  fernando fernanda ricardo rodrigo roberto roberta marcelo marcela marcos marcio marcia mariana marina mariane
  juliana juliano julia julio juliane bruno bruna brunna camila carolina caroline daniela daniele danilo diego
  felipe fabio fabiana fabiano flavia flavio gustavo guilherme henrique igor isabela isabella isabel jessica joaquim
  larissa leandro leonardo leticia luana lucia luciana luciano luciane luiza luisa luiz manuela marcella patricia
  priscila priscilla raquel renata renato sabrina sandra sergio silvia simone tatiana tatiane thiago tiago vanessa
  vinicius vitor victor viviane wesley william adriana adriano alessandra alessandro alexandre alice aline amanda
  ana anabeatriz anaclara anapaula anacarolina analuiza andrea andre andreia angela antonio arthur artur augusto
  barbara beatriz bernardo bianca breno caio carla cassia catarina cecilia celia cesar clara claudia claudio cristina
  cristiane cristiano debora denise douglas edson elaine eliane elisa emerson erica everton ezequiel francisco
  geovana giovana giovanna gisele gleice heitor helena heloisa isadora israel ivan ivone jaqueline jeferson joana
  jonas jorge josiane kamila karina karla katia kelly kevin lais lara laura lavinia lidia lilian livia lorena lorenzo
  luana lucimara luis marta matias mauricio mauro maximo mayara melissa michele miguel milena monica murilo natalia
  nathalia nicolas nicole otavio pamela raphael regiane regina reginaldo robson ronaldo rosana rosangela rose samuel
  sara sarah sebastiao silvana solange sofia sophia sonia stefany suelen suzana talita tania tereza thais vagner valeria
  vera veronica wagner wellington yasmin yuri
`;
