import type { ZonedLine } from '../../layout/zoned-line.js';
import type { AddressPart } from '../../lexicon/location-words.js';
import { isAddressText } from './address-words.js';
import { readPlace, type Place } from './place.js';

/** Values behind labels, with their lines; the first of each part. */
export type Labelled = Partial<Record<AddressPart, { value: string; line: ZonedLine }>>;

export interface LocationFeatures {
  labelled: Labelled;
  /** What stands behind a label for an address. */
  home: Place | undefined;
  /** What stands behind a label for a city. */
  town: Place | undefined;
  /** The place whose address is taken. */
  street: Place | undefined;
  /** The place whose city is taken where no label names one. */
  settled: Place | undefined;
  located: Place[];
}

export function locationFeatures(
  labelled: Labelled,
  places: Place[],
  preferForeign: boolean,
): LocationFeatures {
  const read = (part: 'address' | 'city', isAddress: boolean) => {
    const stated = labelled[part];
    return stated && readPlace(stated.value, stated.line, { isAddress, preferForeign });
  };
  const home = read('address', true);
  const town = read('city', false);
  const sorted = [...places].sort((a, b) => b.weight - a.weight);
  const street =
    home && isAddressText(home.address, true) ? home : sorted.find((place) => place.address !== '');
  const located = [home, town, street, ...sorted].filter((place) => place !== undefined);
  return { labelled, home, town, street, settled: settledPlace(located), located };
}

/** The first place with a city and its state or country; if there is none, with a city. */
function settledPlace(places: Place[]): Place | undefined {
  return (
    places.find((place) => place.city !== '' && (place.state !== '' || place.foreign)) ??
    places.find((place) => place.city !== '')
  );
}
