import { useState } from 'react';
import { Link } from 'react-router-dom';

import type { FirstSteps } from '#schema/generated.ts';

import { Button } from '../parts/button/Button.tsx';
import { keepOnDevice, readOfDevice } from '../parts/storage/device-storage.ts';
import { withProduct } from '../parts/texts/product.ts';
import { firstStepsTexts as texts } from './first-steps.texts.ts';
import classes from './FirstStepsCard.module.css';

const all = [
  { id: 'people', to: '/u-add', topic: 'proclamateurs' },
  { id: 'territories', to: '/t-add', topic: 'ajouter' },
  { id: 'ground', to: '/c-admin', topic: 'fonds-de-carte' },
  { id: 'maps', to: '/t-edit', topic: 'dessiner' },
  { id: 'exit', to: '/t-exit', topic: 'attribuer' },
] as const;

/**
 * What a new congregation needs, with what is done. Put away by this device alone: another manager
 * may still need it, and it ends by itself (OWN-128).
 */
export function FirstStepsCard({ steps: state }: { readonly steps: FirstSteps }) {
  const [away, setAway] = useState(() => readOfDevice('premiers-pas') !== null);
  if (away) return null;
  const steps = all.filter(({ id }) => (state[id] ?? null) !== null);
  const putAway = () => {
    keepOnDevice('premiers-pas', 'non');
    setAway(true);
  };
  return (
    <section aria-labelledby="premiers-pas" className={classes.card}>
      <h2 id="premiers-pas">{texts.title}</h2>
      <p>{texts.progress(steps.filter(({ id }) => state[id]).length, steps.length)}</p>
      <ol>
        {steps.map(({ id, to, topic }) => {
          const name = withProduct(texts.steps[id]);
          return (
            <li key={id} className={state[id] ? classes.done : undefined}>
              {state[id] ? (
                <span>
                  {name} <span className={classes.state}>{texts.done}</span>
                </span>
              ) : (
                <>
                  <Link to={to}>{name}</Link>
                  <Link
                    to={`/aide#${topic}`}
                    className={classes.help}
                    aria-label={texts.helpOf(name)}
                  >
                    {texts.help}
                  </Link>
                </>
              )}
            </li>
          );
        })}
      </ol>
      <Button onClick={putAway}>{texts.putAway}</Button>
    </section>
  );
}
