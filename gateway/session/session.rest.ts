import type { Rest } from '../parts/rest/rest.ts';

/** REST calls of sign-in, lost password and privacy rules (REST-01 … REST-05). */
export const sessionRest = (rest: Rest) => ({
  congregations: () =>
    rest.get<{ congregations: readonly { id: number; name: string }[] }>('/congregation/select'),
  signIn: (login: string, password: string, congregationId: string, mark: string | null) =>
    rest.post<{ token: string; rgpd_privacy: boolean; device_mark?: string }>('/user/auth', {
      login,
      password,
      congregation_id: congregationId,
      ...(mark && { device_mark: mark }),
    }),
  signOut: () => rest.post('/user/signout', {}),
  sendLostPassword: (login: string, email: string, congregationId: string) =>
    rest.post('/user/password/lost', { login, email, congregation_id: congregationId }),
  privacyRules: () => rest.get<{ rgpd_privacy_html: string }>('/user/rgpdprivacy/view'),
  acceptPrivacyRules: () => rest.post('/user/rgpdprivacy/edit', { rgpd_privacy: 'y' }),
});
