/** What a key asks for on any screen. */
export type Wish = 'palette' | 'search' | 'keys';

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * By the letter typed and not by the place of the key: `/` and `?` need Shift on a French keyboard.
 * While a field has the focus, both are letters.
 */
export function wishOf({ key, ctrlKey, metaKey, altKey }: Pressed, typing: boolean): Wish | null {
  const command = ctrlKey || metaKey;
  if (command && !altKey && key.toLowerCase() === 'k') return 'palette';
  if (command || altKey || typing) return null;
  if (key === '/') return 'search';
  return key === '?' ? 'keys' : null;
}

const untyped = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'radio',
  'range',
  'reset',
  'submit',
]);

export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !untyped.has(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLElement && target.isContentEditable;
}
