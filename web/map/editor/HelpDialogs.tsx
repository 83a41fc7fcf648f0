import { Alert } from '../../parts/alert/Alert.tsx';
import { Button } from '../../parts/button/Button.tsx';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { texts } from '../../parts/texts/texts.ts';
import { editorTexts, helpTexts } from './map-editor.texts.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** How to print a card, and how the public map on a sheet of A5 (MAP-44). */
export function PrintHelp({ open, onClose }: Props) {
  const [first, ...steps] = helpTexts.print;
  return (
    <Dialog title={editorTexts.printHelp} open={open} onClose={onClose} width="34rem">
      <p>{helpTexts.printCard}</p>
      <p>
        <a href="/aide#imprimer" target="_blank" rel="opener">
          {helpTexts.printCardHelp}
        </a>
      </p>
      <p>{first}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button onClick={onClose}>{texts.close}</Button>
    </Dialog>
  );
}

/** Where the ground of the map comes from, and how to correct it (MAP-45). */
export function OpenStreetMapHelp({ open, onClose }: Props) {
  return (
    <Dialog title={editorTexts.openStreetMapHelp} open={open} onClose={onClose} width="34rem">
      {helpTexts.openStreetMap.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        <a href={helpTexts.openStreetMapUrl} target="_blank" rel="noopener noreferrer">
          {helpTexts.openStreetMapLink}
        </a>
      </p>
      <Button onClick={onClose}>{texts.close}</Button>
    </Dialog>
  );
}

/** Instead of an export of an empty map (MAP-36, GMED-10). */
export function NothingToExport({ open, onClose }: Props) {
  return (
    <Dialog title={editorTexts.export} open={open} onClose={onClose}>
      <Alert severity="warning">{editorTexts.nothingToExport}</Alert>
      <p>
        <Button onClick={onClose}>{texts.close}</Button>
      </p>
    </Dialog>
  );
}
