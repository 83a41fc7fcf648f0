/** Asked before what was said to be returned is returned (spec 1 §4, as on t-return). */
export const returnGrantQuestion = 'Voulez-vous renter ce {product} ?';

/** Our own, beside the documented ones. */
export const refusalQuestion = 'Voulez-vous refuser cette demande ?';
