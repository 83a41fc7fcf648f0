/** Own question (issue 7): everything as before. */
export const importUndoQuestion = 'Voulez-vous annuler cet import ?';
