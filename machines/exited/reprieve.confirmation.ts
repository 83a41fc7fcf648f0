/** Asked by the generic confirmation before a reprieve is granted (spec 1 §4; EXD-06). */
export const reprieveQuestion = 'Voulez-vous ajouter un sursis ?';
