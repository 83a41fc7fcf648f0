import type { RoleId } from '../parts/permissions/permissions.ts';

export interface DemoUser {
  readonly login: string;
  readonly email: string;
  readonly role: RoleId;
  readonly acceptedPrivacy: boolean;
  readonly subscription: boolean;
  readonly forgetMe: boolean;
}

export const demoPassword = 'demo2026';

const demoUser = (
  name: string,
  role: RoleId,
  { acceptedPrivacy = true, subscription = false, forgetMe = false } = {},
): DemoUser => ({
  login: `DEMO ${name}`,
  email: `${name.toLowerCase()}@example.org`,
  role,
  acceptedPrivacy,
  subscription,
  forgetMe,
});

/** Demo accounts (docs/demo-data.md), by congregation. */
export const demoUsers = {
  monaco: [
    demoUser('Administrateur', 1),
    demoUser('Responsable', 2, { subscription: true }),
    demoUser('Gestionnaire', 3, { subscription: true }),
    demoUser('Ancien', 4),
    demoUser('Proclamateur', 5, { subscription: true }),
    demoUser('Proclamatrice', 5, { forgetMe: true }),
    demoUser('Nouveau', 5, { acceptedPrivacy: false }),
  ],
  beausoleil: [demoUser('Voisin', 2), demoUser('Voisine', 5)],
} as const;
