import { expect, it } from 'vitest';
import { crashView } from '#web/parts/failure/crash.view.ts';

it('a module that does not come is told as that, with the way on; anything else is not [OWN-49]', () => {
  expect(crashView(true, true)).toEqual({
    message:
      'Cet écran n’a pas pu être chargé\u202F: le site a changé depuis l’ouverture de cette page, ou la connexion s’est interrompue. Recharge la page.',
    reloads: true,
  });
  expect(crashView(true, false)).toEqual({
    message:
      'Pas de connexion\u202F: cet écran n’a pas pu être chargé. Recharge la page dès que le réseau revient.',
    reloads: true,
  });
  expect(crashView(false, false)).toEqual({
    message: 'Une erreur inattendue s’est produite. Reviens à l’accueil, puis recommence.',
    reloads: false,
  });
});
