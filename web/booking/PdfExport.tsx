import { FilePdfOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';

import { pdfTitleFault } from '#machines/booking/booking.rules.ts';
import { pdfExportMachine } from '#machines/booking/pdf-export.machine.ts';

import { Alert } from '../parts/alert/Alert.tsx';
import { Button } from '../parts/button/Button.tsx';
import { Dialog } from '../parts/dialog/Dialog.tsx';
import { TextField } from '../parts/fields/TextField.tsx';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { validated } from '../parts/texts/faults.ts';
import { withProduct } from '../parts/texts/product.ts';
import { texts as shared } from '../parts/texts/texts.ts';
import { pdfExportActors } from './booking.actors.ts';
import { bookingTexts as texts } from './booking.texts.ts';
import { pdfExportView } from './booking.view.ts';
import { saveFile } from '../parts/files/save-file.ts';
import { PdfLetters } from './PdfLetters.tsx';
import blocks from '../parts/theme/Blocks.module.css';

/** Exports the chosen rows as a PDF, after asking for its title (AVL-10…12). */
export function PdfExport({ territoryIds }: { readonly territoryIds: readonly string[] }) {
  const [snapshot, send, actor] = useFlow(pdfExportMachine, pdfExportActors);
  const { register, handleSubmit, control, formState, getValues } = useForm({
    mode: 'all',
    defaultValues: { pdfTitle: withProduct(texts.titleUnknown) },
  });
  /** The title when the field was left. */
  const [titled, setTitled] = useState('');
  const view = pdfExportView(snapshot, territoryIds, useWatch({ control, name: 'pdfTitle' }));
  useEmitted(actor, 'exported', ({ pdf }) => saveFile(pdf));
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
          className={blocks.form}
          onSubmit={handleSubmit((entered) => send({ type: 'export', ...entered }))}
          noValidate
        >
          <TextField
            label={texts.pdfTitle}
            hint={withProduct(texts.pdfCount(view.count))}
            autoComplete="off"
            error={formState.errors.pdfTitle?.message}
            {...register('pdfTitle', {
              validate: validated(pdfTitleFault),
              onBlur: () =>
                setTitled(pdfTitleFault(getValues('pdfTitle')) ? '' : getValues('pdfTitle')),
            })}
          />
          {view.open && <PdfLetters pdfTitle={titled} territoryIds={territoryIds} />}
          {view.problem !== null && (
            <Alert severity={view.problem.severity}>{view.problem.message}</Alert>
          )}
          <div className={blocks.buttons}>
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
