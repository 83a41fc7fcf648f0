/** A call that is refused for now, with a status, a sentence and the seconds to wait (OWN-39). */
export class TurnedAway extends Error {
  readonly status: 429 | 503;
  readonly sentence: string;
  readonly retryAfter: number;

  constructor(status: 429 | 503, sentence: string, retryAfter: number) {
    super(sentence);
    this.status = status;
    this.sentence = sentence;
    this.retryAfter = retryAfter;
  }
}
