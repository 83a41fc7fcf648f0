import type { Rest } from '../parts/rest/rest.ts';
import * as wire from '../parts/rest/wire-types.ts';

const congregations = wire.object({
  congregations: wire.list(wire.object({ id: wire.id, name: wire.text })),
  /** Sent by our backend only. */
  mails_kept: wire.booleanOrFalse,
});

/** Of every sign-in that begins with a password. */
export const signedIn = wire.object({
  token: wire.text,
  rgpd_privacy: wire.boolean,
  /** Sent by our backend only. */
  device_mark: wire.textOrNull,
});

const privacyRules = wire.object({ rgpd_privacy_html: wire.text });

/** REST calls of sign-in, lost password and privacy rules (REST-01 … REST-05). */
export const sessionRest = (rest: Rest) => ({
  congregations: () => rest.get('/congregation/select', congregations),
  signIn: (login: string, password: string, congregationId: string, mark: string | null) =>
    rest.postFor(
      '/user/auth',
      { login, password, congregation_id: congregationId, ...(mark && { device_mark: mark }) },
      signedIn,
    ),
  signOut: () => rest.post('/user/signout', {}),
  sendLostPassword: (login: string, email: string, congregationId: string) =>
    rest.post('/user/password/lost', { login, email, congregation_id: congregationId }),
  privacyRules: () => rest.get('/user/rgpdprivacy/view', privacyRules),
  acceptPrivacyRules: () => rest.post('/user/rgpdprivacy/edit', { rgpd_privacy: 'y' }),
});
