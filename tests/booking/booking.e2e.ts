import { expect, test } from 'playwright/test';
import { desk } from '../support/accessibility.ts';
import { AvailablePage, openAvailable } from '../support/pages/available.page.ts';
import { countCalls } from '../support/pages/visitor.ts';

test.use({ viewport: desk });

test('a manager books three, displays them, overwrites, merges, empties and deletes, each after its question [BOOK-02, BOOK-05, BOOK-06, BOOK-07, BOOK-08, BOOK-10, BOOK-11, BOOK-13, BOOK-15, BOOK-16, BOOK-17, BOOK-19, BOOK-21, AVL-05]', async ({
  page,
}) => {
  const { screen } = await openAvailable(page);
  const overwrites = countCalls(page, 'OverwriteBooking');
  const [one, two, three, four, five] = (await screen.freeNames(5)) as [
    string,
    string,
    string,
    string,
    string,
  ];
  await expect(screen.button('Créer')).toBeDisabled();
  await screen.check([one, two, three]);
  await screen.create('event', 'Journée du secteur');
  await screen.seeNotice('Réservation enregistrée.');
  await expect(screen.row(one)).toContainText('Journée du secteur');
  await expect(screen.counter()).toBeDisabled();

  await screen.check([four, five]);
  await screen.create('event', 'Seconde journée');
  await expect(screen.booking('Seconde journée')).toBeVisible();
  await screen.seeHeld('Journée du secteur', [one, two, three]);

  await screen.box(three).uncheck();
  await screen.button('Écraser').click();
  await screen.answer(AvailablePage.overwriteQuestion, 'Non');
  expect(overwrites()).toBe(0);
  await screen.button('Écraser').click();
  await screen.answer(AvailablePage.overwriteQuestion, 'Oui');
  await screen.seeNotice('Réservation écrasée.');
  await expect(screen.row(three)).not.toContainText('Journée du secteur');
  await screen.seeHeld('Journée du secteur', [one, two]);

  await screen.chooseBookings('Journée du secteur', 'Seconde journée');
  await expect(screen.button('Écraser')).toBeDisabled();
  await expect(screen.button('Vider')).toBeDisabled();
  await expect(screen.button('Fusionner')).toBeDisabled();
  await screen.panel().getByLabel('Fusionner dans').selectOption({ label: 'Journée du secteur' });
  await screen.button('Fusionner').click();
  await screen.answer(AvailablePage.mergeQuestion, 'Oui');
  await screen.seeNotice('Réservations fusionnées.');
  await expect(screen.booking('Seconde journée')).toHaveCount(0);
  await screen.seeHeld('Journée du secteur', [one, two, four, five]);

  await screen.button('Vider').click();
  await screen.answer(AvailablePage.cleanQuestion, 'Oui');
  await screen.seeNotice('Réservation vidée.');
  await screen.seeHeld('Journée du secteur', []);

  await screen.button('Supprimer').click();
  await screen.answer(AvailablePage.removeQuestion, 'Oui');
  await screen.seeNotice('Réservation supprimée.');
  await expect(screen.booking('Journée du secteur')).toHaveCount(0);
  await expect(screen.button('Afficher')).toBeDisabled();
});

test('a territory booked elsewhere is refused beside the switch that forces it, and moves once forced [BOOK-18, BOOK-21, OWN-197]', async ({
  page,
}) => {
  const { screen } = await openAvailable(page);
  const names = await screen.freeNames(2);
  await screen.check(names);
  await screen.create('event', 'Forcée un');
  await expect(screen.row(names[0]!)).toContainText('Forcée un');

  await screen.check([names[0]!]);
  await screen.create('event', 'Forcée deux');
  await expect(screen.panel().getByRole('alert')).toContainText(
    `Certains territoires sont déjà réservés : ${names[0]}.`,
  );
  await expect(screen.panel().getByRole('alert')).toBeInViewport({ ratio: 1 });
  await expect(screen.force()).toBeInViewport({ ratio: 1 });
  await expect(screen.force()).not.toBeChecked();
  await screen.force().check();
  await screen.button('Créer').click();
  await screen.seeNotice('Réservation enregistrée.');
  await expect(screen.force()).toHaveCount(0);
  await expect(screen.row(names[0]!)).toContainText('Forcée deux');

  await screen.check(names);
  await screen.chooseBookings('Forcée deux');
  await screen.button('Écraser').click();
  await screen.answer(AvailablePage.overwriteQuestion, 'Oui');
  await expect(screen.panel().getByRole('alert')).toContainText('déjà réservés');
  await screen.force().check();
  await screen.button('Écraser').click();
  await screen.answer(AvailablePage.overwriteQuestion, 'Oui');
  await screen.seeNotice('Réservation écrasée.');
  await screen.seeHeld('Forcée deux', names);

  await screen.chooseBookings('Forcée un', 'Forcée deux');
  await screen.button('Supprimer').click();
  await screen.answer(AvailablePage.removeQuestion, 'Oui');
  await expect(screen.booking('Forcée un')).toHaveCount(0);
});
