/** The surface of menus with titles of vacancies: long ones are wrapped, so that the menu does not cover the page. */
export const MENU_PAPER = {
  sx: { maxWidth: 480, maxHeight: 420, '& .MuiMenuItem-root': { whiteSpace: 'normal' } },
};
