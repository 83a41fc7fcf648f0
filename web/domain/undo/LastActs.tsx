import { useId, useState } from 'react';

import { useAdditions } from '../../parts/additions/additions.ts';
import { useAddition } from '../../parts/additions/useAddition.ts';
import { Button } from '../../parts/button/Button.tsx';
import { useChanged } from '../../parts/changes/useChanged.ts';
import { DisclosureButton } from '../../parts/disclosure/DisclosureButton.tsx';
import { texts as words } from '../../parts/texts/texts.ts';
import blocks from '../../parts/theme/Blocks.module.css';
import { usePeoplePages } from '../people/people-pages.ts';
import { lastActsTexts as texts } from './last-acts.texts.ts';
import { lastActsView, type ShownAct } from './last-acts.view.ts';
import classes from './LastActs.module.css';
import { lastActsQuery } from './undo.operations.ts';
import { useTakeBack } from './useTakeBack.ts';

interface Props {
  /** Stands there before, and without any act, so that nothing below it moves. */
  readonly kept?: boolean;
}

/** A manager's own acts of the last twelve hours, folded, each with its 'Annuler' (OWN-234, OWN-235). */
export function LastActs({ kept = false }: Props) {
  const additions = useAdditions();
  // Others have no such acts.
  const pause = !usePeoplePages();
  const { data, reload } = useAddition({ query: lastActsQuery, variables: {}, pause });
  const [open, setOpen] = useState(false);
  const title = useId();
  const list = useId();
  const reloadNow = useChanged(() => {
    if (!pause) reload();
  });
  const { undoing, takeBack } = useTakeBack(() => {
    reloadNow();
    // The button that was pressed goes with what it took back.
    document.getElementById(title)?.focus();
  });
  const acts = lastActsView(data?.lastActs ?? []);
  const stands = kept && additions && !pause;
  if (acts.length === 0 && !open && !stands) return null;
  return (
    <section className={`${blocks.panel} ${classes.acts}`} aria-labelledby={title}>
      <h2 className={classes.title}>
        <DisclosureButton
          id={title}
          className={classes.header}
          open={open}
          controls={list}
          onToggle={() => setOpen(!open)}
        >
          {acts.length === 0 ? texts.title : texts.counted(acts.length)}
        </DisclosureButton>
      </h2>
      {open && (
        <div id={list} className={classes.opened}>
          <p className={blocks.hint}>{acts.length === 0 ? texts.nothing : texts.hint}</p>
          <ul className={blocks.list}>
            {acts.map((act) => (
              <li key={act.act} className={classes.act}>
                <Act shown={act} undoing={undoing} onUndo={takeBack} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface ActProps {
  readonly shown: ShownAct;
  readonly undoing: string | null;
  readonly onUndo: ReturnType<typeof useTakeBack>['takeBack'];
}

function Act({ shown: { act, what, when, names, parts, canUndoAll }, undoing, onUndo }: ActProps) {
  const [first] = parts;
  const button = (key: string, territoryId: string | null, label: string, all = false) => (
    <Button
      aria-label={label}
      disabled={undoing !== null}
      busy={undoing === key}
      onClick={() => onUndo({ key, act, territoryId })}
    >
      {all ? texts.undoAll : words.cancel}
    </Button>
  );
  return (
    <>
      <div className={`${blocks.spread} ${classes.line}`}>
        <span>
          <b>{what}</b>
          {names !== '' && `\u00A0· ${names}`} <span className={blocks.hint}>{when}</span>
        </span>
        {parts.length === 1 &&
          (first?.hindrance ? (
            <span className={classes.hindrance}>{first.hindrance}</span>
          ) : (
            button(act, null, texts.undo(what, names))
          ))}
        {canUndoAll && button(act, null, texts.undoAllOf(what, names), true)}
      </div>
      {parts.length > 1 && (
        <ul className={`${blocks.list} ${classes.parts}`}>
          {parts.map(({ key, territoryId, name, hindrance }) => (
            <li key={key} className={`${blocks.spread} ${classes.line}`}>
              <span>{name}</span>
              {hindrance === null ? (
                button(key, territoryId, texts.undo(what, name))
              ) : (
                <span className={classes.hindrance}>{hindrance}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
