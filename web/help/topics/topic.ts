export interface Topic {
  /** The anchor: /aide#sortir. */
  readonly id: string;
  readonly title: string;
  /** Only for readers whose menu has this entry; for everybody without one. */
  readonly menu?: string;
  /** Names of buttons, fields and screens stand in [brackets], as the product writes them. */
  readonly steps: readonly string[];
  readonly notes?: readonly string[];
  readonly picture: {
    readonly width: 'phone' | 'desk';
    readonly alt: string;
  };
}
