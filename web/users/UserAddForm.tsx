import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { userAddMachine } from '#machines/users/user-add.machine.ts';
import type { UserEntries } from '#machines/users/users.rules.ts';
import type { Role } from '#schema/generated.ts';

import { AccessCard } from '../domain/people/AccessCard.tsx';
import type { Access } from '../domain/people/access-card.view.ts';
import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { LeavingGuard } from '../parts/leaving/LeavingGuard.tsx';
import { useNotice } from '../parts/notice/notice.ts';
import { useSite } from '../parts/site/site.ts';
import { UserFields } from './UserFields.tsx';
import { userAddActors } from './users.actors.ts';
import { usersTexts } from './users.texts.ts';
import { firstEntries, passwordHint, roleOptions, userAddView } from './users.view.ts';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Users.module.css';

interface Props {
  readonly roles: readonly Pick<Role, 'id' | 'description'>[];
  readonly onAdded: () => void;
}

const texts = usersTexts.add;

/** The form of a new user; it empties after each one and keeps its entries on a refusal (UADD-02…10). */
export function UserAddForm({ roles, onAdded }: Props) {
  const { show } = useNotice();
  const { congregation, mailsKept } = useSite();
  const [given, setGiven] = useState<Access | null>(null);
  const [snapshot, send, actor] = useFlow(userAddMachine, userAddActors);
  const form = useForm<UserEntries>({ mode: 'all', defaultValues: firstEntries(roles) });
  const entered = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const view = userAddView(snapshot, entered);

  useEmitted(actor, 'changed', ({ notice, login, password }) => {
    setGiven(password === null ? null : { login, congregation, password });
    if (notice !== null) show(notice);
    form.reset();
    if (password === null) form.setFocus('login');
    onAdded();
  });

  return (
    <>
      {given && (
        <AccessCard
          key={given.login}
          title={texts.access(given.login)}
          access={given}
          onClose={() => {
            setGiven(null);
            form.setFocus('login');
          }}
        />
      )}
      <form
        className={`${blocks.card} ${classes.card}`}
        onSubmit={form.handleSubmit((filled) => send({ type: 'add', ...filled }))}
        noValidate
      >
        <h2>{texts.person}</h2>
        <UserFields
          form={form}
          roles={roleOptions(roles)}
          password={texts.password}
          passwordHint={passwordHint(entered.email, mailsKept)}
        />
        {view.problem !== null && (
          <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
        )}
        <div className={`${blocks.buttons} ${classes.buttons}`}>
          <Button kind="primary" type="submit" disabled={!view.canAdd} busy={view.adding}>
            {texts.create}
          </Button>
        </div>
        <LeavingGuard unsaved={form.formState.isDirty} />
      </form>
    </>
  );
}
