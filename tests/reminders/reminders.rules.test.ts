import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { reminderMail, type RemindedTerritory } from '../../backend/reminders/reminder-mail.ts';
import { daysLeft, mayRemindAt, reminderKind } from '../../backend/reminders/reminders.rules.ts';

const today = Temporal.PlainDate.from('2026-03-15');

describe('a reminder', () => {
  it.each([
    ['2026-03-16', 'pre_warning', 1],
    ['2026-03-15', 'pre_warning', 0],
    ['2026-03-14', 'late', -1],
    ['2025-03-15', 'late', -365],
  ])('of %s is a %s with %i days left [B-14]', (due, kind, days) => {
    expect([reminderKind(due, today), daysLeft(due, today)]).toEqual([kind, days]);
  });

  it.each([
    ['2026-03-15T06:59:59Z', false],
    ['2026-03-15T07:00:00Z', true],
    ['2026-03-15T18:59:59Z', true],
    ['2026-03-15T19:00:00Z', false],
    ['2026-07-15T05:59:59Z', false],
    ['2026-07-15T06:00:00Z', true],
    ['2026-07-15T18:00:00Z', false],
    ['2026-07-15T22:30:00Z', false],
  ])('at %s in Paris may be sent: %s [B-14, B-112]', (instant, may) => {
    const local = Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Paris');
    expect(mayRemindAt(local)).toBe(may);
  });
});

const aReminded = (facts: Partial<RemindedTerritory> = {}): RemindedTerritory => ({
  number: 12,
  numberName: 'T12 - Rue Grimaldi',
  dueDate: '2026-03-22',
  kind: 'pre_warning',
  daysLeft: 7,
  automatic: false,
  links: { returned: 'https://t.org/r', month: 'https://t.org/m', calendar: 'https://t.org/c.ics' },
  ...facts,
});
const mailOf = (...territories: RemindedTerritory[]) =>
  reminderMail({
    territories,
    product: 'secteur',
    publicUrl: 'https://t.org',
  });
const late = { kind: 'late', dueDate: '2026-03-03', daysLeft: -12 } as const;

describe('the mail', () => {
  it('says what is due, by when and what to do, with the configured product word [B-14, B-113]', () => {
    const { kind, subject, body } = mailOf(
      aReminded({ ...late, number: 3, numberName: 'T3 - Port' }),
      aReminded({ automatic: true }),
    );
    expect({ kind, subject }).toEqual({
      kind: 'late',
      subject: '2 secteurs à rentrer, dont 1 en retard',
    });
    expect(body).toBe(`Bonjour,

Tu as des secteurs à rentrer. Pour chacun, réponds en touchant un bouton, sans même te connecter.

* T3 - Port
  Il était à rentrer le mardi 3 mars 2026
  12 jours de retard
  Je l’ai rentré\u202F:
  https://t.org/r
  Un mois de plus\u202F:
  https://t.org/m

* T12 - Rue Grimaldi
  À rentrer le dimanche 22 mars 2026
  Dans 7 jours
  Si tu ne fais rien, il sera rentré automatiquement à cette date.
  Je l’ai rentré\u202F:
  https://t.org/r
  Un mois de plus\u202F:
  https://t.org/m
  Mettre la date dans mon agenda\u202F:
  https://t.org/c.ics

Ces boutons te sont réservés\u202F: ne transfère pas cet e-mail. Chacun fonctionne une seule fois, dans les 30 jours.

Voir tous mes secteurs
https://t.org/t-my-exited

Tu reçois cet e-mail parce que tu as accepté les e-mails automatiques de ton assemblée.

Choisir ce que tu reçois, et comment\u202F: «\u202FMes messages\u202F».
https://t.org/u-messages
`);
  });

  it.each([
    [[aReminded()], 'Le secteur T12 est à rentrer le 22 mars'],
    [[aReminded(late)], 'Le secteur T12 était à rentrer le 3 mars'],
    [[aReminded(), aReminded()], '2 secteurs à rentrer'],
    [[aReminded(late), aReminded(late)], '2 secteurs à rentrer, dont 2 en retard'],
  ])('about %j has a subject that says it [B-14]', (territories, subject) => {
    expect(mailOf(...territories).subject).toBe(subject);
  });

  it.each([
    [0, 'C’est aujourd’hui'],
    [1, 'Dans 1 jour'],
    [2, 'Dans 2 jours'],
    [-1, '1 jour de retard'],
    [-2, '2 jours de retard'],
  ])('says %i days in words [B-14]', (left, words) => {
    expect(mailOf(aReminded({ daysLeft: left })).body).toContain(`\n  ${words}\n`);
  });

  it('shows a name as typed, and never as HTML [RG-07]', () => {
    const { body, html } = mailOf(aReminded({ numberName: 'T1 - <b>{product}</b>' }));
    expect(body).toContain('* T1 - <b>{product}</b>');
    expect(html).toContain('T1 - &lt;b&gt;{product}&lt;/b&gt;');
  });
});
