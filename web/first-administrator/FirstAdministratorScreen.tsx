import { useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';

import { firstAdministratorMachine } from '#machines/first-administrator/first-administrator.machine.ts';
import type { FirstAdministratorEntries } from '#machines/first-administrator/first-administrator.rules.ts';

import { receiveSession } from '../domain/device/receive-session.ts';
import { AccessCard } from '../domain/people/AccessCard.tsx';
import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { PublicScreen } from '../parts/public-screen/PublicScreen.tsx';
import { firstAdministratorActors } from './first-administrator.actors.ts';
import { firstAdministratorTexts } from './first-administrator.texts.ts';
import { codeIn, firstAdministratorView } from './first-administrator.view.ts';
import { FirstAdministratorForm } from './FirstAdministratorForm.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './FirstAdministratorScreen.module.css';

/** /premier-administrateur: names the first congregation and its administrator on an empty site (OWN-97). */
export function FirstAdministratorScreen() {
  const { hash } = useLocation();
  const [snapshot, send, actor] = useFlow(firstAdministratorMachine, firstAdministratorActors);
  const form = useForm<FirstAdministratorEntries>({
    mode: 'all',
    defaultValues: {
      code: codeIn(hash),
      congregation: '',
      login: '',
      email: '',
      password: '',
      repeated: '',
    },
  });
  const entered = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const view = firstAdministratorView(snapshot, entered);
  useEmitted(actor, 'signedIn', receiveSession);
  const card = (
    <AccessCard
      title={firstAdministratorTexts.ready(entered.congregation.trim())}
      access={{
        login: entered.login.trim(),
        congregation: entered.congregation.trim(),
        password: entered.password,
      }}
    />
  );
  const signIn = (
    <Button kind="primary" onClick={() => send({ type: 'signIn' })}>
      {firstAdministratorTexts.signIn}
    </Button>
  );

  return (
    <PublicScreen title={firstAdministratorTexts.title} narrow>
      <div className={blocks.form}>
        {view.looking && <Loading lines={5} />}
        {view.asking && (
          <>
            <p className={classes.explanation}>{firstAdministratorTexts.explanation}</p>
            <FirstAdministratorForm
              {...view}
              form={form}
              onSubmit={(entries) => send({ type: 'submit', ...entries })}
            />
          </>
        )}
        {view.closed && (
          <>
            <Alert severity="info">{firstAdministratorTexts.closed}</Alert>
            {signIn}
          </>
        )}
        {view.made && (
          <>
            {card}
            <Alert severity="success">{firstAdministratorTexts.made}</Alert>
            {signIn}
          </>
        )}
        {view.signedIn && (
          <>
            {card}
            <p className={classes.explanation}>{firstAdministratorTexts.signedIn}</p>
            <Button kind="primary" onClick={() => send({ type: 'begin' })}>
              {firstAdministratorTexts.begin}
            </Button>
          </>
        )}
      </div>
    </PublicScreen>
  );
}
