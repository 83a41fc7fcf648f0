import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

import type { importDraftMachine } from '#machines/imports/import-draft.machine.ts';

import { Button } from '../parts/button/Button.tsx';
import blocks from '../parts/theme/Blocks.module.css';
import classes from './Imports.module.css';
import { importsTexts as texts } from './imports.texts.ts';

/** The import that a closed page had not finished. */
export function ImportDraftOffer({
  draft,
}: {
  readonly draft: ActorRefFrom<typeof importDraftMachine>;
}) {
  const found = useSelector(draft, ({ context }) => context.found);
  if (found === null) return null;
  return (
    <div className={`${blocks.row} ${classes.draft}`} role="status">
      <p>{texts.draftFound(found.file.name)}</p>
      <Button kind="primary" onClick={() => draft.send({ type: 'restore' })}>
        {texts.draftRestore}
      </Button>
      <Button onClick={() => draft.send({ type: 'drop' })}>{texts.draftDrop}</Button>
    </div>
  );
}
