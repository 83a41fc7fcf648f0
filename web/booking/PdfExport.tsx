import { FilePdfOutlined } from '@ant-design/icons';
import { useMachine } from '@xstate/react';
import { useForm, useWatch } from 'react-hook-form';

import { pdfTitleFault } from '#machines/booking/booking.rules.ts';
import { pdfExportMachine } from '#machines/booking/pdf-export.machine.ts';

import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { TextField } from '../fields/TextField.tsx';
import { inspection } from '../flow/inspection.ts';
import { useActors } from '../flow/useActors.ts';
import { useEmitted } from '../flow/useEmitted.ts';
import { useNext } from '../flow/useNext.ts';
import { validated } from '../texts/faults.ts';
import { withProduct } from '../texts/product.ts';
import { texts as shared } from '../texts/texts.ts';
import { pdfExportActors } from './booking.actors.ts';
import { bookingTexts as texts } from './booking.texts.ts';
import { pdfExportView } from './booking.view.ts';
import { saveFile } from '../files/save-file.ts';
import classes from './PdfExport.module.css';

/** AVL-10…12: the rows checked as a PDF, once it has its title. */
export function PdfExport({ territoryIds }: { readonly territoryIds: readonly string[] }) {
  const [snapshot, send, actor] = useMachine(
    useActors(pdfExportMachine, pdfExportActors),
    inspection,
  );
  const { register, handleSubmit, control, formState } = useForm({
    mode: 'all',
    defaultValues: { pdfTitle: withProduct(texts.titleUnknown) },
  });
  const view = pdfExportView(snapshot, territoryIds, useWatch({ control, name: 'pdfTitle' }));
  useNext(snapshot);
  useEmitted(actor, 'exported', ({ pdf }) => {
    if (pdf !== null) saveFile(pdf);
  });
  const close = () => send({ type: 'close' });

  return (
    <>
      <Button
        disabled={!view.canOpen}
        title={view.canOpen ? undefined : withProduct(texts.exportFirst)}
        onClick={() => send({ type: 'open', territoryIds })}
      >
        <FilePdfOutlined aria-hidden /> {texts.exportPdf}
      </Button>
      <Dialog title={texts.pdfDialog} open={view.open} onClose={close} width="26rem">
        <form
          className={classes['form']}
          onSubmit={handleSubmit((entered) => send({ type: 'export', ...entered }))}
          noValidate
        >
          <TextField
            label={texts.pdfTitle}
            hint={withProduct(texts.pdfCount(view.count))}
            autoComplete="off"
            error={formState.errors.pdfTitle?.message}
            {...register('pdfTitle', { validate: validated(pdfTitleFault) })}
          />
          {view.problem !== null && (
            <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
          )}
          <div className={classes['buttons']}>
            <Button onClick={close}>{shared.cancel}</Button>
            <Button
              kind="primary"
              type="submit"
              disabled={!view.canExport && !view.exporting}
              busy={view.exporting}
            >
              {texts.pdfExport}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
