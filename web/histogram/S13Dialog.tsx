import { FilePdfOutlined } from '@ant-design/icons';
import { useForm, useWatch } from 'react-hook-form';

import { s13Machine } from '#machines/histogram/s13.machine.ts';

import { useAdditions } from '../parts/additions/additions.ts';
import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { SelectField } from '../parts/fields/SelectField.tsx';
import { saveFile } from '../parts/files/save-file.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { texts as shared } from '../parts/texts/texts.ts';
import { s13Actors } from './histogram.actors.ts';
import { s13Texts as texts } from './histogram.texts.ts';
import { s13View, yearOf, yearOptions } from './histogram.view.ts';
import { S13Check } from './S13Check.tsx';
import { useS13Check } from './useS13Check.ts';
import blocks from '../parts/theme/Blocks.module.css';

const filename = 'Fiche_S13.pdf';

/** Makes the S-13 of the present year at once; beside it a dialog chooses another year and shows what looks wrong in it (HIST-02, OWN-21). */
export function S13Dialog() {
  const [snapshot, send, actor] = useFlow(s13Machine, s13Actors);
  const view = s13View(snapshot);
  const additions = useAdditions();
  const { register, handleSubmit, control } = useForm({ defaultValues: { serviceYear: '' } });
  const serviceYear = yearOf(useWatch({ control, name: 'serviceYear' }));
  const check = useS13Check(serviceYear, view.choosing);
  useEmitted(actor, 'generated', ({ pdf }) => saveFile({ ...pdf, filename }));
  const close = () => send({ type: 'close' });

  return (
    <>
      <div className={blocks.tools}>
        <Button
          disabled={!view.canGenerate && !view.generating}
          busy={view.generating}
          onClick={() => send({ type: 'generate', serviceYear: null })}
        >
          <FilePdfOutlined aria-hidden /> {view.generating ? texts.generating : texts.generateNow}
        </Button>
        {additions && (
          <Button kind="link" disabled={view.generating} onClick={() => send({ type: 'open' })}>
            {texts.open}
          </Button>
        )}
      </div>
      <Dialog title={texts.title} open={view.choosing} onClose={close} width="34rem">
        <form
          className={blocks.form}
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
          {check.unprintable !== '' && <Alert severity="warning">{check.unprintable}</Alert>}
          {view.problem !== null && (
            <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
          )}
          <div className={blocks.buttons}>
            <Button onClick={close}>{shared.cancel}</Button>
            <Button kind="primary" type="submit" disabled={!view.canGenerate}>
              {texts.generate}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
