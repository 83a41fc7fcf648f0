/** Input of the drawing thread for a card that opens an account: words only (OWN-370). */
export interface PairingSheet {
  readonly form: 'pairing';
  readonly words: PairingWords;
  readonly congregation: string;
  readonly person: string;
  /** What the code opens, and what is written to be typed: `address` and `token` one behind the other. */
  readonly address: string;
  readonly token: string;
}

export interface PairingWords {
  readonly title: string;
  readonly purpose: string;
  /** How to use it, in the order of doing. */
  readonly steps: readonly string[];
  /** Above the address. */
  readonly typed: string;
  readonly until: string;
  readonly care: string;
}
