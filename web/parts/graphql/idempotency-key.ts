/** A UUID v4, also where the page is not served over HTTPS and `randomUUID` is missing. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4] ?? '8';
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

export interface ActionKeys {
  /** The idempotency key of an action: a new one, or that of its previous try where no answer came. */
  readonly keyOf: (action: string) => string;
  /** Reports the end of an action; without an answer its key is kept for a retry. */
  readonly ended: (action: string, answered: boolean) => void;
}

/** Remembers the last unanswered action only. */
export function actionKeys(make: () => string = newKey): ActionKeys {
  const unanswered = new Map<string, string>();
  const running = new Map<string, string>();
  return {
    keyOf: (action) => {
      const key = unanswered.get(action) ?? make();
      running.set(action, key);
      return key;
    },
    ended: (action, answered) => {
      const key = running.get(action);
      running.delete(action);
      unanswered.clear();
      if (!answered && key !== undefined) unanswered.set(action, key);
    },
  };
}
