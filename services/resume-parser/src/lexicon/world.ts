import { fold } from './characters.js';

const US_STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC';
const PROVINCES = 'ON QC BC AB MB SK NS NB NL PE NSW VIC QLD WA SA TAS ACT';
const FOREIGN_CODES = new Set(`${US_STATES} ${PROVINCES}`.split(' '));

const FOREIGN_STATES = new Set(
  `alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky
louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada|new hampshire|new jersey|new mexico|new york|
north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|
west virginia|wisconsin|wyoming|ontario|quebec|british columbia|alberta|england|scotland|wales|catalonia|bavaria|karnataka|maharashtra|tamil nadu|
telangana|kerala|gujarat|punjab|haryana|uttar pradesh|west bengal|rajasthan|new south wales|victoria|queensland`
    .replace(/\n/g, ' ')
    .split('|')
    .flatMap((part) => (part.includes('alabama') ? part.trim().split(/\s+/) : [part.trim()])),
);

const COUNTRIES = new Set(
  `united states,united states of america,usa,u.s.a.,us,u.s.,united kingdom,uk,great britain,england,scotland,ireland,canada,australia,new zealand,india,pakistan,
bangladesh,sri lanka,germany,deutschland,france,spain,espana,italy,italia,portugal,netherlands,the netherlands,belgium,switzerland,austria,poland,czech republic,
sweden,norway,denmark,finland,greece,turkey,turkiye,russia,ukraine,romania,hungary,serbia,croatia,bulgaria,israel,united arab emirates,uae,saudi arabia,qatar,egypt,
nigeria,kenya,south africa,ghana,morocco,china,japan,korea,south korea,taiwan,hong kong,singapore,malaysia,indonesia,philippines,vietnam,thailand,mexico,argentina,
chile,colombia,peru,uruguay,paraguay,bolivia,ecuador,venezuela,estados unidos,reino unido,inglaterra,irlanda,alemanha,franca,espanha,holanda,suica,angola,mocambique,
cabo verde,japao,republic of korea,czechia,northern ireland,wales,luxembourg,iceland,estonia,latvia,lithuania,slovakia,slovenia,nepal,iran,iraq,
jordan,lebanon,kuwait,bahrain,oman,tunisia,algeria,ethiopia,uganda,tanzania,zambia,zimbabwe,rwanda,cuba,costa rica,panama,guatemala,dominican republic,puerto rico,
el salvador,honduras,jamaica,polska,osterreich,schweiz,nederland,sverige`
    .replace(/\n/g, '')
    .split(','),
);

export function isForeignRegion(text: string): boolean {
  const trimmed = text.trim().replace(/\.$/, '');
  return (FOREIGN_CODES.has(trimmed) && trimmed === trimmed.toUpperCase()) || FOREIGN_STATES.has(fold(text));
}

export function isForeignCountry(text: string): boolean {
  return COUNTRIES.has(fold(text));
}

export function isBrazil(text: string): boolean {
  return /^(?:brasil|brazil|br)$/.test(fold(text));
}

/** Cities that stand alone on many résumés in English. */
const FOREIGN_CITIES = new Set(
  `new york,new york city,nyc,london,san francisco,los angeles,chicago,boston,seattle,austin,toronto,vancouver,montreal,berlin,munich,paris,madrid,barcelona,lisbon,lisboa,
porto,dublin,amsterdam,sydney,melbourne,bangalore,bengaluru,mumbai,delhi,new delhi,hyderabad,pune,chennai,kolkata,karachi,lahore,dubai,singapore,tokyo,denver,
dallas,houston,atlanta,miami,philadelphia,phoenix,san diego,san jose,portland,washington,buenos aires,santiago,bogota,lima,montevideo,mexico city,rome,milan,zurich,
vienna,stockholm,copenhagen,oslo,helsinki,warsaw,prague,budapest,athens,istanbul,nairobi,lagos,cape town,johannesburg,cairo,manchester,edinburgh,cambridge,oxford`
    .replace(/\n/g, '')
    .split(','),
);

export function isForeignCity(text: string): boolean {
  return FOREIGN_CITIES.has(fold(text));
}
