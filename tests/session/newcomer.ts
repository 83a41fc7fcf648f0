import { tokenOf } from '../support/pages/visitor.ts';

async function asManager(path: string, form?: Record<string, string>) {
  const token = await tokenOf('DEMO Responsable');
  const answer = await fetch(`${process.env['PRODUCT_BACKEND_URL']}${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${token}` },
    ...(form && { body: new URLSearchParams(form) }),
  });
  return (await answer.json()) as {
    readonly success: boolean;
    readonly users?: readonly { readonly user_id: number; readonly login: string }[];
  };
}

/** Not of a name, as the demo's would be. */
export const newcomersPassword = 'tout-neuf-1';

/** A person who has not accepted the privacy rules, while `meets` lasts. */
export async function withNewcomer(login: string, meets: () => Promise<void>): Promise<void> {
  const form = { login, password: newcomersPassword, email: '', role_id: '5' };
  const { success } = await asManager('/user/add', form);
  if (!success) throw new Error(`${login} was not added.`);
  try {
    await meets();
  } finally {
    const { users = [] } = await asManager('/user/list/editorremove');
    const { user_id: id } = users.find((user) => user.login === login)!;
    await asManager('/user/remove', { user_id: String(id) });
  }
}
