/** Own question: everything as before (issue 7). */
export const importUndoQuestion = 'Veux-tu annuler cet import ?';
