import { useId, useState } from 'react';

import { groundCancellingMachine } from '#machines/grounds/ground-cancelling.machine.ts';
import { groundEditingMachine } from '#machines/grounds/ground-editing.machine.ts';
import { groundRemovalMachine } from '#machines/grounds/ground-removal.machine.ts';
import type { Notice, SiteGrounds } from '#schema/generated.ts';

import { useAddition } from '../parts/additions/useAddition.ts';
import { Alert } from '../parts/alert/Alert.tsx';
import { Confirm } from '../parts/confirm/Confirm.tsx';
import { useConfirmation } from '../parts/confirm/useConfirmation.ts';
import { useEmitted } from '../parts/flow/useEmitted.ts';
import { useFlow } from '../parts/flow/useFlow.ts';
import { useNotice } from '../parts/notice/notice.ts';
import { usePolling } from '../parts/polling/usePolling.ts';
import { groundEditingView } from './ground-editing.view.ts';
import {
  groundCancellingActors,
  groundEditingActors,
  groundRemovalActors,
} from './grounds.actors.ts';
import { siteGroundsQuery } from './grounds.operations.ts';
import { groundsTexts as texts } from './grounds.texts.ts';
import { groundsView, makingsView, underWay } from './grounds.view.ts';
import { GroundCards } from './GroundCards.tsx';
import { GroundDialog } from './GroundDialog.tsx';
import { GroundPreview } from './GroundPreview.tsx';
import { GroundUpload } from './GroundUpload.tsx';
import { MakingCards } from './MakingCards.tsx';
import classes from './Grounds.module.css';

/** Milliseconds between two looks at the work of the server. */
const pulse = 1500;

/** The grounds of the site: brought, given to congregations, removed (OWN-67 … OWN-70). */
export function GroundsSection() {
  const title = useId();
  const { data, reload } = useAddition({ query: siteGroundsQuery, variables: {} });
  const site = data?.siteGrounds;
  usePolling(site && underWay(site) ? pulse : null, reload);
  if (!site) return null;
  return (
    <section className={classes.section} aria-labelledby={title}>
      <div className={classes.head}>
        <h2 id={title}>{texts.title}</h2>
        <GroundUpload onChanged={reload} />
      </div>
      <p>{texts.about}</p>
      <SiteGroundsList site={site} onReload={reload} />
    </section>
  );
}

interface ListProps {
  readonly site: SiteGrounds;
  readonly onReload: () => void;
}

function SiteGroundsList({ site, onReload }: ListProps) {
  const { show } = useNotice();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [shown, setShown] = useState<string | null>(null);
  const [editing, sendEditing, editor] = useFlow(groundEditingMachine, groundEditingActors);
  const changed = (notice: Notice | null) => {
    if (notice !== null) show(notice);
    onReload();
  };
  useEmitted(editor, 'changed', ({ notice }) => changed(notice));
  const removing = useConfirmation(groundRemovalMachine, groundRemovalActors, changed);
  const givingUp = useConfirmation(groundCancellingMachine, groundCancellingActors, changed);

  const dialog = groundEditingView(editing);
  const problem = removing.problem ?? givingUp.problem;
  const grounds = groundsView(site, today);
  const makings = makingsView(site);
  const nameOf = (list: readonly { readonly id: string; readonly name: string }[], id?: string) =>
    list.find((one) => one.id === id)?.name;

  return (
    <>
      {problem !== null && <Alert severity={problem.severity}>{problem.message}</Alert>}
      {makings.length > 0 && (
        <>
          <MakingCards makings={makings} onGiveUp={(makingId) => givingUp.ask({ makingId })} />
          {underWay(site) && <p>{texts.leave}</p>}
        </>
      )}
      {grounds.length > 0 && (
        <GroundCards
          grounds={grounds}
          canEdit={dialog.canEdit}
          removing={removing.doing?.groundId ?? null}
          onShow={setShown}
          onEdit={(groundId) => sendEditing({ type: 'edit', groundId })}
          onRemove={(groundId) => removing.ask({ groundId })}
        />
      )}
      {grounds.length === 0 && makings.length === 0 && <p className={classes.none}>{texts.none}</p>}
      <GroundPreview
        ground={site.grounds.find(({ id }) => id === shown) ?? null}
        onClose={() => setShown(null)}
      />
      <GroundDialog
        view={dialog}
        site={site}
        onSave={(entered) => sendEditing({ type: 'save', ...entered })}
        onCancel={() => sendEditing({ type: 'cancel' })}
      />
      <Confirm
        question={removing.question}
        about={nameOf(grounds, removing.asked?.groundId)}
        danger
        onAnswer={removing.onAnswer}
      />
      <Confirm
        question={givingUp.question}
        about={nameOf(makings, givingUp.asked?.makingId)}
        danger
        onAnswer={givingUp.onAnswer}
      />
    </>
  );
}
