import type { Rest } from '../rest/rest.ts';
import { flag } from '../rest/wire.ts';

interface WireAccount {
  readonly login: string;
  readonly role_description: string;
  readonly email: string | null;
  readonly subscription: boolean;
  readonly rgpd_forget_me: boolean;
}

interface AccountForm {
  readonly password: string;
  readonly email: string;
  readonly subscription: boolean;
  readonly rgpdForgetMe: boolean;
}

/** Wire names stop here (REST-08, REST-09). */
export const accountRest = (rest: Rest) => ({
  account: () => rest.get<WireAccount>('/user/myaccount/view'),
  editAccount: ({ password, email, subscription, rgpdForgetMe }: AccountForm) =>
    rest.post('/user/myaccount/edit', {
      password,
      email,
      subscription: flag(subscription),
      rgpd_forget_me: flag(rgpdForgetMe),
    }),
});
