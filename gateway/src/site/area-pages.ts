export const AREA_PAGE = '/minha-candidatura';

/** The same page for a visitor whose link has ended, or is incomplete. */
export const CLOSED_LINK_PAGE = `${AREA_PAGE}?link=encerrado`;
