export interface PlaceFeatures {
  address: string;
  city: string;
  state: string;
  zip: string;
  /** The text names a country or region outside Brazil. */
  foreign: boolean;
  /** The address begins with a word for a street. */
  hasStreet: boolean;
}
