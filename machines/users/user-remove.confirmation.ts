/** Asked by the generic confirmation before a person is removed (spec 2 §8; UREM-02). */
export const removeUserQuestion = 'Voulez-vous supprimer ce proclamateur ?';
