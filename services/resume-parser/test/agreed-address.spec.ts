import { agreedAddresses } from '../src/ocr/agreed-address.js';

/** Words as recognition places them: each letter is ten pixels wide, and so is a gap. */
function words(text: string) {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    confidence: 90,
    bbox: { x0: index * 10, x1: (index + word.length) * 10 },
  }));
}

const read = (first: string, ...further: string[]) =>
  agreedAddresses(words(first), further.map(words)).map(({ address }) => address);

describe('the e-mail address on which the readings of a line agree', () => {
  it.each([
    ['nilma.souzaOgmail.com', ['nilma.souza@gmail.com', 'nilma.souza@gmail.com'], 'nilma.souza@gmail.com'],
    // The sign was read as two letters, which would leave the address of another person.
    ['nilma.souzaQOgmail.com', ['nilma.souza@gmail.com'], 'nilma.souza@gmail.com'],
    ['E-mail: nilmaOgmail.com', ['E-mail: nilma@gmail.com'], 'nilma@gmail.com'],
    ['nílma&gmail.com', ['nilma@gmail.com'], 'nilma@gmail.com'],
    // A gap that one reading alone sees is inside the address.
    ['nilma7 1Ogmail.com', ['nilma71@gmail.com', 'nilma71@gmail.com'], 'nilma71@gmail.com'],
    ['nilma.souzaOgmail.com', ['nilma souza@gmail.com', 'nilma.souza@gmail.com'], 'nilma.souza@gmail.com'],
    ['nilma souzaOgmail.com', ['nilmaXsouza@gmail.com', 'nilma.souza@gmail.com'], 'nilma.souza@gmail.com'],
    ['nilma07 &gmail.com', ['nilma07 @gmail.com', 'nilma07 @gmail.com'], 'nilma07@gmail.com'],
    ['nilma & gmail.com', ['nilma @ gmail.com', 'nilma @ gmail.com'], 'nilma@gmail.com'],
  ])('%s and %j: %s', (first, further, address) => {
    expect(read(first, ...further)).toEqual([address]);
  });

  it.each([
    ['letters that differ', 'nilmaOgmail.com', ['nilna@gmail.com', 'nilna@gmail.com']],
    ['readings that know the sign and differ', 'nilmaaOgmail.com', ['nilma@gmail.com', 'nilmaa@gmail.com']],
    ['a point that one reading alone sees', 'nilmaasouzaOx.com', ['nilmaasouza@x.com', 'nilma.asouza@x.com']],
    ['a name on a network', 'Instagram Onilma.fotos', ['Instagram @nilma.fotos', 'Instagram @nilma.fotos']],
    ['no sign', 'nilma.souza', ['nilma.souza', 'nilma.souza']],
  ])('is none with %s', (_what, first, further) => {
    expect(read(first, ...further)).toEqual([]);
  });
});
