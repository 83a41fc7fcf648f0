/** The refusal of a gateway without room; `retryAfter` in seconds. The only French of this layer. */
export const busy = {
  success: false,
  message: 'Le serveur est très sollicité\u202F: réessaie dans quelques instants.',
  message_type: 'warning',
  retryAfter: 5,
} as const;
