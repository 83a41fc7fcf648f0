/** Of a field that the key leads to; readers are told it with the field. */
export const searchShortcut = '/';

/** The field of the screen that searches its list; null where the screen has none. */
export const searchField = () =>
  document.querySelector<HTMLInputElement>(`main input[aria-keyshortcuts="${searchShortcut}"]`);
