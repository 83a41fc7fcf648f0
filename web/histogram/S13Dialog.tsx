import { FilePdfOutlined } from '@ant-design/icons';
import { useMachine } from '@xstate/react';
import { useForm, useWatch } from 'react-hook-form';

import { s13Machine } from '#machines/histogram/s13.machine.ts';

import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { saveFile } from '../files/save-file.ts';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { texts as shared } from '../texts/texts.ts';
import { s13Actors } from './histogram.actors.ts';
import { s13Texts as texts } from './histogram.texts.ts';
import { s13View, yearOf, yearOptions } from './histogram.view.ts';
import classes from './S13Dialog.module.css';
import { S13Check } from './S13Check.tsx';
import { useS13Check } from './useS13Check.ts';

const filename = 'Fiche_S13.pdf';

/** HIST-02: the service year, what is odd in it, and the sheet. */
export function S13Dialog() {
  const [snapshot, send, actor] = useMachine(useActors(s13Machine, s13Actors), inspection);
  const view = s13View(snapshot);
  const { register, handleSubmit, control } = useForm({ defaultValues: { serviceYear: '' } });
  const serviceYear = yearOf(useWatch({ control, name: 'serviceYear' }));
  const check = useS13Check(serviceYear, view.open);
  useNext(snapshot);
  useEmitted(actor, 'generated', ({ pdf }) => saveFile({ ...pdf, filename }));
  const close = () => send({ type: 'close' });

  return (
    <>
      <Button onClick={() => send({ type: 'open' })}>
        <FilePdfOutlined aria-hidden /> {texts.open}
      </Button>
      <Dialog title={texts.title} open={view.open} onClose={close} width="34rem">
        <form
          className={classes['form']}
          onSubmit={handleSubmit((chosen) =>
            send({ type: 'generate', serviceYear: yearOf(chosen.serviceYear) }),
          )}
          noValidate
        >
          <SelectField
            label={texts.serviceYear}
            options={yearOptions(check.serviceYears)}
            {...register('serviceYear')}
          />
          <S13Check check={check} onFollow={close} />
          {view.problem !== null && (
            <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
          )}
          <div className={classes['buttons']}>
            <Button onClick={close} disabled={!view.canClose}>
              {shared.cancel}
            </Button>
            <Button
              kind="primary"
              type="submit"
              disabled={!view.canGenerate && !view.generating}
              busy={view.generating}
            >
              {view.generating ? texts.generating : texts.generate}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
