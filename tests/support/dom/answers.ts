import type { Answers } from './stub-gateway.ts';

const link = (title: string, target: string) => ({ icon: 'mdi-home', title, target });
const entry = (title: string, target: string) => ({
  type: 'one',
  ...link(title, target),
  children: [],
});

/** The shell's answer to somebody who is signed in: as if a manager, without a global map. */
export const menu = (more: object = {}): Answers => ({
  Menu: {
    menu: {
      items: [
        entry('Mes territoires', '/t-my-exited'),
        entry('Attribués', '/t-exited'),
        entry('Disponibles', '/t-available'),
      ],
      congregationName: 'Monaco',
      login: 'DEMO Gestionnaire',
      globalMap: false,
      rgpdPrivacy: true,
      additions: true,
      mailsKept: false,
      ...more,
    },
  },
});

/** Somebody who has nothing to bring back. */
export const nothingMine: Answers = {
  MyExitedTerritories: {
    myExitedTerritories: {
      assigned: 0,
      territories: [],
      message: 'Aucun territoire ne t’est attribué.',
      messageType: 'info',
    },
  },
};

export const refusal = (message: string, severity = 'error') => ({
  __typename: 'Refusal',
  message,
  severity,
  forceOffered: null,
});
