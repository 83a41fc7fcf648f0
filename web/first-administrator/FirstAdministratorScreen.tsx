import { useForm, useWatch } from 'react-hook-form';

import { firstAdministratorMachine } from '#machines/first-administrator/first-administrator.machine.ts';
import type { MutationAddFirstAdministratorArgs } from '#schema/generated.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Loading } from '../parts/failure/Loading.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { PublicScreen } from '../parts/public-screen/PublicScreen.tsx';
import { firstAdministratorActors } from './first-administrator.actors.ts';
import { firstAdministratorTexts as texts } from './first-administrator.texts.ts';
import { firstAdministratorView } from './first-administrator.view.ts';
import { FirstAdministratorForm } from './FirstAdministratorForm.tsx';

/** /premier-administrateur: on an empty site, the account of whoever administers it (OWN-97). */
export function FirstAdministratorScreen() {
  const [snapshot, send, actor] = useFlow(firstAdministratorMachine, firstAdministratorActors);
  const form = useForm<MutationAddFirstAdministratorArgs>({
    mode: 'onTouched',
    defaultValues: { code: '', congregation: '', login: '', password: '' },
  });
  const view = firstAdministratorView(snapshot, {
    ...form.getValues(),
    ...useWatch({ control: form.control }),
  });
  const { show } = useNotice();
  useEmitted(actor, 'made', () => show({ text: texts.made, color: 'success' }));

  return (
    <PublicScreen title={texts.title} narrow>
      {view.looking && <Loading lines={4} />}
      {view.asking && (
        <>
          <p>{texts.explanation}</p>
          <FirstAdministratorForm
            {...view}
            form={form}
            onSubmit={(entered) => send({ type: 'submit', ...entered })}
          />
        </>
      )}
      {view.unknown && (
        <>
          <Alert severity={view.problem?.severity ?? 'error'}>
            {view.problem?.message ?? texts.unknown}
          </Alert>
          <Button kind="primary" onClick={() => send({ type: 'retry' })}>
            {texts.retry}
          </Button>
        </>
      )}
    </PublicScreen>
  );
}
