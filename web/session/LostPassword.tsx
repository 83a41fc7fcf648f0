import { lazy, useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useQuery } from 'urql';

import { lostPasswordMachine } from '#machines/session/lost-password.machine.ts';
import type { MutationSendLostPasswordArgs } from '#schema/generated.ts';
import { lostPasswordNoticeTimeout } from '#schema/limits.ts';

import { Late } from '../parts/failure/Late.tsx';
import type { Option } from '../parts/fields/combobox.view.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { texts } from '../parts/texts/texts.ts';
import { lostPasswordView } from './lost-password.view.ts';
import classes from './SessionForm.module.css';
import { lostPasswordActors } from './session.actors.ts';
import { mailsKeptQuery } from './session.operations.ts';
import { lostPasswordTexts, signInTexts } from './session.texts.ts';

/** Loaded after the first render: sign-in itself does not need it. */
const LostPasswordDialog = lazy(async () => ({
  default: (await import('./LostPasswordDialog.tsx')).LostPasswordDialog,
}));

/** In the address when the link was followed on the drawn page, which has no dialog. */
const asked = '#mot-de-passe-oublie';

/** The link under the sign-in form, and its dialog (LOGIN-08, LOST-01…13). */
export function LostPassword({ congregations }: { readonly congregations: readonly Option[] }) {
  const [snapshot, send, actor] = useFlow(lostPasswordMachine, lostPasswordActors);
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== asked) return;
    send({ type: 'open' });
    void navigate({ hash: '' }, { replace: true, state });
  }, [hash, state, navigate, send]);
  const form = useForm<MutationSendLostPasswordArgs>({
    mode: 'all',
    defaultValues: { login: '', email: '', congregationId: '' },
  });
  const view = lostPasswordView(snapshot, {
    ...form.getValues(),
    ...useWatch({ control: form.control }),
  });
  const [{ data }] = useQuery({ query: mailsKeptQuery, pause: !view.open });
  const { show } = useNotice();
  useEmitted(actor, 'sent', () => {
    form.resetField('email');
    show({ text: lostPasswordTexts.sent, color: 'success', timeout: lostPasswordNoticeTimeout });
  });

  return (
    <>
      <nav className={classes.links}>
        <Link
          to={asked}
          onClick={(event) => {
            event.preventDefault();
            send({ type: 'open' });
          }}
        >
          {signInTexts.forgotten}
        </Link>
        <Link to="/aide#connexion">{texts.help}</Link>
      </nav>
      <Late>
        <LostPasswordDialog
          {...view}
          mailsKept={data?.mailsKept === true}
          form={form}
          congregations={congregations}
          onSubmit={(entered) => send({ type: 'submit', ...entered })}
          onClose={() => send({ type: 'close' })}
        />
      </Late>
    </>
  );
}
